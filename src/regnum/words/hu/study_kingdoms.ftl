# A Kingdoms indokai, hátrányai és tippjei.
