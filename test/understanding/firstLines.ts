// Questions with one point, and what the first line of their answers says about it.

export interface FirstLine {
  readonly ask: string;
  /** All of these. */
  readonly is: readonly RegExp[];
  readonly isNot?: readonly RegExp[];
}

const yes = /^Ja\b/;
/** „Keine Förderung: …“ is a no as well. */
const no = /^(?:Nein\b|Kein)/;
/** Whether it still works, the authority decides. */
const tooLate = /^(?:Nein\b|Zu spät|Für die übliche Bearbeitung ist es zu spät|(?:No\b|It is) too late|No\b)/;

const says = (ask: string, ...is: readonly RegExp[]): FirstLine => ({ ask, is });
const butNot = (line: FirstLine, ...isNot: readonly RegExp[]): FirstLine => ({ ...line, isNot });

const yesOrNo = [
  says('Umzug am 12.12. von Neukölln nach Hamburg, klappt das mit dem Halteverbot noch?', /^.{0,30}knapp/),
  says('Klappt das Halteverbot am 1.6.2027 von Köln nach Hamburg noch?', yes),
  says('Halteverbot morgen von Köln nach Hamburg, geht das noch?', tooLate),
  says('Klappt ein Halteverbot am 30.11. von Köln nach München noch?', tooLate),
  says('Reicht es für das Halteverbot in 3 Wochen von Bremen nach Essen noch?', yes),
  says('Gibt es in NRW noch Jagdabgabe?', no),
  says('Gibt es in Hessen eine Jagdabgabe?', yes, /40\s€/),
  says('Bekommt man bei 95.000 € zvE und 2 Kindern noch die E-Auto-Förderung für ein BEV?', no),
  says('Gibt es bei 85.000 € zvE und 1 Kind noch E-Auto-Förderung, vollelektrisch?', yes, /3\.500\s€/),
  says('Kriegen wir bei 88.000 zvE und zwei Kindern was fürs E-Auto, vollelektrisch?', yes, /4\.000\s€/),
  says('Wird ein Mildhybrid gefördert, E-Auto-Förderung?', no),
  butNot(
    says('Wird ein Wasserstoffauto gefördert, E-Auto?', /keinen Betrag|Prüfung|ungeklärt/),
    yes,
    /\d\s€/,
  ),
  says('lohnt sich ein 800w bkw in stuttgart?', yes, /1,2 Jahre/),
  says('Gibt es in Freiburg einen Zuschuss für ein Balkonkraftwerk?', yes, /150\s€/),
  butNot(says('Gibt es in Köln Geld fürs Balkonkraftwerk?', /Nein|[Kk]ein|kenne ich nicht/), /\d\s€/),
  says('Gibt es in Bayern Geld für eine Standard-Wallbox am Eigenheim, 1 Stellplatz?', no),
  says('Gibt es Förderung für 10 Standard-Wallboxen unserer WEG in NRW?', yes, /10\.000\s€/),
  says('Gibt es in Bayern Geld für einen Kachelofen für 8.000 €?', no),
  says(
    'Gibt es in Hessen einen Zuschuss für einen Pelletofen mit Wassertasche für 12.000 €?',
    yes,
    /3\.600\s€/,
  ),
  says('Kriege ich für einen Schwedenofen in NRW für 3.000 € etwas?', no),
  says('Bekomme ich für eine Luftwärmepumpe in der Großstadt für 30.000 € einen Zuschuss?', yes, /9\.000\s€/),
  says('Ist die Prüfungsgebühr der IHK München für die Sachkundeprüfung 34a bekannt?', no),
  says('Kann ich mein Auto online abmelden?', yes),
  says(
    'Ist das Stammkapital in den Kosten einer GmbH in Berlin mit Musterprotokoll enthalten?',
    /^Nein|ohne Stammkapital/,
  ),
  says('Kann ich den Erbschein online beantragen?', no),
  says('Kann ich die Kfz-Steuer online erledigen?', yes),
];

const howLong = [
  butNot(says('wie lang vorher muss ich ne HVZ in Köln beantragen?', /^[^€\d]*(?:14 bis 21|21) Tage/)),
  says(
    'Wie lange vorher muss ich das Halteverbot in Düsseldorf beantragen?',
    /^[^€\d]*14 (?:Kalendert|T)age?/,
  ),
  says('Wie viele Tage Vorlauf hat ein Halteverbot von Köln nach Hamburg?', /^[^€\d]*21 Tage/),
  says('grünes abitur nrw wie lange dauert das', /Wochen|Monate|Stunden/),
  says('Wie viele Stunden hat der Jagdkurs in Bayern, Jagdschein?', /120/),
  says('Wie lange dauert die Jägerausbildung in Baden-Württemberg?', /130|2 bis 4 Wochen|6 bis 12 Monate/),
  says('Wie lange dauert ein Erbschein?', /28 bis 120|Wochen bis mehrere Monate/),
  says('Wie lange dauert die Meisterprüfung?', /180 bis 1\.095|6 Monaten|2-3 Jahre/),
  says(
    'Nach wie vielen Jahren hat sich ein Balkonkraftwerk mit 600 Watt ohne Förderung bezahlt gemacht?',
    /2,2 Jahre/,
  ),
];

const when = [
  says(
    'Bis wann muss ich für den Umzug am 1.6.2027 von Berlin-Mitte nach Hamburg das Halteverbot beantragen?',
    /04\.05\.2027|4\. Mai 2027/,
  ),
  says(
    'Wann muss ich das Halteverbot von Köln nach Hamburg für den 1.6.2027 beantragen?',
    /11\.05\.2027|11\. Mai 2027/,
  ),
  says('Wann müssen die Schilder stehen? Halteverbot Hamburg am 1.6.2027', /28\.05\.2027|28\. Mai 2027/),
  says('Wann amortisiert sich ein Balkonkraftwerk mit 800 Watt in Stuttgart?', /1,2 Jahre/),
];

const howMuch = [
  says('Was kostet ein Halteverbot in Düsseldorf mit Schildern?', /90 bis 185\s€/),
  says('Wie hoch ist die Gebühr für ein Halteverbot in Düsseldorf?', /30 bis 35\s€/),
  says('Was kosten die Schilder beim Halteverbot in Köln?', /80 bis 160\s€/),
  says('Was kostet der Jagdschein in Bayern insgesamt?', /1\.580 bis 3\.440\s€/),
  butNot(says('Was kostet die Prüfung zum Jagdschein in Hamburg?', /175\s€/), /^\d\.\d{3} bis/),
  says('3-jahres-jagdschein hessen gebühr', /190\s€|95\s€/),
  butNot(says('Tagesjagdschein Hessen Preis', /30\s€/), /80\s€/),
  says('Was kostet der Jugendjagdschein in Sachsen?', /30\s€/),
  says('Wie viel Prämie gibt es für ein E-Auto (vollelektrisch) bei 52.000 zvE und 1 Kind?', /4\.500\s€/),
  // 75.000 is no limit of income, though the service's open questions name a list price of 75.000.
  butNot(says('E-Auto, vollelektrisch, 75.000 € zvE, 2 Kinder: wie viel?', /4\.000\s€/), /ungeklärt/),
  says('E-Auto, vollelektrisch, genau 45.000 € zvE, 1 Kind: wie viel?', /4\.500\s€/, /ungeklärt/),
  says('Wie viel spart ein Balkonkraftwerk mit 800 Watt in Stuttgart im Jahr?', /211\s€|210,90\s€/),
  says('Ersparnis über zehn Jahre, Balkonkraftwerk Berlin 800 W', /1\.910\s€/),
  says('Was kostet eine GmbH in Berlin mit Musterprotokoll?', /471 bis 523\s€/),
  says(
    'Was kostet der Notar bei einer GmbH in München mit eigener Satzung?',
    /699(?:,13)? bis 8(?:89,53|90)\s€/,
  ),
  says('34a schein hamburg kosten', /565\s€/),
  says('Wie hoch ist die Prüfungsgebühr 34a in Hamburg?', /175\s€/),
  says('AdA-Schein Stuttgart Kosten komplett', /740\s€/),
  says('Wie hoch ist die Prüfungsgebühr für die AEVO in Stuttgart?', /240\s€/),
  says('Wie hoch ist der Eigenanteil bei einer Luftwärmepumpe für 30.000 € in der Großstadt?', /21\.000\s€/),
  says('Was kostet es, einen Neuwagen online mit Wunschkennzeichen zuzulassen?', /23,00 bis 26,20\s€/),
];

const papers = [
  says('Welche Unterlagen brauche ich für einen Erbschein?', /Sterbeurkunde/),
  says('Unterlagen für die Verlängerung des Jagdscheins in Bremen', /bisheriger Jagdschein/),
  says('Welche Unterlagen brauche ich für die Neuzulassung am Amt ohne Wunschkennzeichen?', /eVB/),
  says('Was muss ich zum Abmelden meines Autos am Schalter mitbringen?', /Zulassungsbescheinigung/),
  says('Welche Unterlagen braucht man für die Heilpraktikererlaubnis?', /Geburtsurkunde/),
  says('Wer ist in Bayern für den Erbschein zuständig?', /Amtsgericht/),
];

const inEnglish = [
  says('Is there a subsidy for a balcony power plant in Freiburg?', /^Yes\b/, /€150/),
  says('Is there a grant for a wood stove in Bavaria for €8,000?', /^No\b/),
  says('Is a no-parking zone from Cologne to Hamburg tomorrow still possible?', tooLate),
  says('Do we get the e-car subsidy with 95,000 taxable income and two children, bev?', /^No\b/),
  says('How much is a GmbH in Berlin with the standard template?', /€471–523/),
  says(
    'By when do I have to apply for the no-parking zone from Berlin Mitte to Hamburg on 1 June 2027?',
    /4 May 2027/,
  ),
];

export const firstLines: readonly FirstLine[] = [yesOrNo, howLong, when, howMuch, papers, inEnglish].flat();
