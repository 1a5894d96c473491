# Az ellenfelek szintjei.

level-page = Apród
level-page-about = első játékhoz
level-squire = Fegyverhordozó
level-squire-about = a szabályokon túl keveset tud
level-knight = Lovag
level-knight-about = a legtöbb embernek méltó ellenfél
level-baron = Báró
level-baron-about = előre tervez; gyakorlott játékosoknak
level-duke = Herceg
level-duke-about = nehéz legyőzni
level-king = Király
level-king-about = a legerősebb; egy másodpercig töpreng

bots-about =
    { $bot ->
        [random] bármelyik szabályos lépés, egyforma eséllyel
        [greedy] mindig a legtöbb azonnali pontra megy
        [greedy-placement] 2018-ban közölték: a legtöbb pontért rak le, véletlenül választ
        [full-greedy] 2018-ban közölték: a legtöbb pontért rak le és választ, egy dominóval előre
        [mce-tr] 2018-ban közölték: Monte-Carlo-értékelés véletlen lejátszásokkal
        [mce-fg] 2018-ban közölték: Monte-Carlo-értékelés mohó lejátszásokkal
        [mce-eg] 2018-ban közölték: Monte-Carlo-értékelés négyből háromszor mohó lejátszásokkal
        [mce-pg] 2018-ban közölték: Monte-Carlo-értékelés, magának mohó, a többieknek véletlen
        [uct-tr] 2018-ban közölték: fakeresés (UCT) véletlen lejátszásokkal
        [uct-fg] 2018-ban közölték: fakeresés (UCT) mohó lejátszásokkal
        [olts] nyílt hurkú fakeresés, ahogy más programok csinálják
        [static] ami tanult értékelés szerint a legtöbbet ígéri, keresés nélkül
        [search] a legerősebb: fakeresés, a végén hibátlanul
        [flat-mc] egyszerű Monte-Carlo véletlen lejátszásokkal
        [flat-mc-greedy] egyszerű Monte-Carlo mohó lejátszásokkal
       *[other] előre gondolkodik
    }
bots-guest = ebből a csomagból: { $package }
