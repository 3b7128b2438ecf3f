// The words by which anything is asked: they say what is wanted of a matter, and not which matter or which part of it.

/** How a question asks for a thing and what is done with any matter: they tell no two questions apart. */
export const asking: ReadonlySet<string> = new Set(
  `was wie wieviel viel viele wann wo wohin woher wer wem wen welche welcher welches welchen welchem warum wieso weshalb wozu
  wofuer womit ob denn nun jetzt bitte danke hallo hi guten tag kosten kostet koste gebuehr gebuehren preis preise teuer billig
  guenstig hoch hohe zahlen zahle zahlt bezahlen euro eur geld betrag summe insgesamt gesamt komplett etwa ungefaehr ca circa
  dauer dauert dauern lange lang zeit wartezeit bearbeitungszeit bearbeitung tage tag wochen monate jahr jahre jahres laufende laufenden bis ab spaetestens frist fristen
  gilt gelten gueltig alt alter mindestalter frueh vorher erst schnell laeuft unterlagen unterlage dokumente dokument papiere nachweise
  formular formulare mitbringen vorlegen einreichen zustaendig zustaendige behoerde amt stelle stellen stelle stellt gestellt
  beantragen beantrage beantragt antrag antraege anmelden anmeldung machen mache macht bekommen bekomme bekommt kriegen kriege kriegt
  erhalten erhalte brauchen brauche braucht benoetigen benoetige benoetigt bringt bringen gibt gibts geben koennen koennte kann
  muessen muss musste soll sollen darf duerfen will wollen wuerde wuerden hat habe haben sein werden wird moechte online digital
  rechtsgrundlage gesetz gesetze paragraf paragraph regelt geregelt fakten steckbrief thema infos info informationen sagen wissen
  eigentlich genau normalerweise typisch ueblich aktuell aktuelle aktuellen derzeit momentan deutschland person leute jemand
  wenn falls bevor ihn ihm sie ihr raus stimmt fragt fragen buerger buergerin passiert vor wirklich tatsaechlich ueberhaupt unbedingt gleich trotzdem bleibt bleiben zurzeit momentan fuers beim ums ans ins aufs durchs im am vom zum zur ich man wir mein meine meinen uns mir mich es das den dem der die alles noch nur auch ein eine
  what how when where who which why whom much many long old does do did is are can could may must should would cost costs fee fees
  price prices expensive pay paid deadline days weeks months documents document papers paperwork bring need needed required responsible
  charge authority office apply applying application get getting have online law legal basis facts topic please thanks hello
  take takes taking it its there for from the a an of to in on at by with until early minimum age valid`.split(
    /\s+/,
  ),
);
