// A mail is cut to what it asks: of each kind of mail, what remains, and that nothing of the sender does.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../../src/bot/mails/mail.ts';
import { withoutPersonal } from '../../../src/bot/mails/personal.ts';
import { asks, splitSentences } from '../../../src/bot/mails/sentences.ts';
import { quickestMs } from '../../support/processorTime.ts';

interface Case {
  readonly kind: string;
  readonly mail: string;
  readonly questions: readonly string[];
}

const cases: readonly Case[] = [
  {
    kind: 'Outlook, with its header and a signature',
    mail:
      'Von: Becker, Thomas <t.becker@beispiel.example>\nGesendet: Dienstag, 3. März 2026 09:14\nAn: Bürgerservice\nBetreff: Ummeldung\n\n' +
      'Sehr geehrte Damen und Herren,\n\nich bin von Bonn nach Kassel gezogen und möchte mein Auto ummelden.\nWas kostet das online mit Wunschkennzeichen?\n' +
      'Mein Aktenzeichen ist 4711/26, Tel. 0151 23456789.\n\nMit freundlichen Grüßen\nThomas Becker\nMusterstraße 12\n34117 Kassel\n',
    questions: [
      'ich bin von Bonn nach Kassel gezogen und möchte mein Auto ummelden. Was kostet das online mit Wunschkennzeichen?',
    ],
  },
  {
    kind: 'one line without breaks',
    mail: 'Von: Herta Klose <h.klose@posteo.example> An: Bürgerservice Datum: Mo, 12.10. Betreff: Umzugswagen. Guten Tag, wir ziehen am 28. November von Hannover nach Bremen. Wie viele Tage vorher muss der Antrag für das Halteverbot da sein? Mit freundlichen Grüßen Herta Klose, Tel. 0171 3920011',
    questions: [
      'wir ziehen am 28. November von Hannover nach Bremen. Wie viele Tage vorher muss der Antrag für das Halteverbot da sein?',
    ],
  },
  {
    kind: 'one line with separators',
    mail: 'WG: Nachlass Opa // Gesendet: Dienstag, 3. März 2026 09:14 // Hallo Frau Brandl, es gibt kein Testament. Welche Urkunden brauchen wir für den Erbschein? Vielen Dank im Voraus, Ihre Lisa Hartl, 0176 04069012',
    questions: ['es gibt kein Testament. Welche Urkunden brauchen wir für den Erbschein?'],
  },
  {
    kind: 'from a phone',
    mail: 'Hallo,\nhab ein set mit 800 watt für 449 gesehen, wann rechnet sich das in Freiburg?\nLG Jule\n\nVon meinem iPhone gesendet',
    questions: ['hab ein set mit 800 watt für 449 gesehen, wann rechnet sich das in Freiburg?'],
  },
  {
    kind: 'forwarded by a colleague who asks for nothing else',
    mail: 'Hallo Petra,\nkannst du das bitte beantworten?\nLG Malte\n\n-----Ursprüngliche Nachricht-----\nVon: Uwe Knoll\nBetreff: Anfrage\n\nGuten Tag,\nwas kostet die GmbH-Gründung in Leipzig mit Musterprotokoll?\n\nViele Grüße\nUwe Knoll',
    questions: ['was kostet die GmbH-Gründung in Leipzig mit Musterprotokoll?'],
  },
  {
    kind: 'an answer above an earlier mail',
    mail: 'Vielen Dank! Und wie lange dauert die Eintragung im Handelsregister?\n\nAm 04.01.2026 um 20:41 schrieb Amt für Wirtschaft:\n> Sehr geehrte Frau Schulz,\n> was kostet Sie die Fahrt? Bitte nennen Sie uns das.\n> Mit freundlichen Grüßen',
    questions: ['Und wie lange dauert die Eintragung im Handelsregister?'],
  },
  {
    kind: 'quoted whole, with a remark above',
    mail: 'Bitte kurz prüfen, danke.\n\n> Sehr geehrte Damen und Herren,\n> wir haben 57.900 Euro gemeinsam und zwei Kinder.\n> Wie hoch ist die Prämie für ein E-Auto?\n> Mit besten Grüßen\n> A. Nowak',
    questions: ['wir haben 57.900 Euro gemeinsam und zwei Kinder. Wie hoch ist die Prämie für ein E-Auto?'],
  },
  {
    kind: 'a quote of the chat',
    mail: '@_**Petra Lang|12** [said](https://chat.example/#narrow/near/5):\n```quote\nGuten Tag, welche Unterlagen brauche ich für den Jagdschein in Hessen?\nGruß, K. Thomsen\n```\nWer übernimmt das?',
    questions: ['welche Unterlagen brauche ich für den Jagdschein in Hessen?'],
  },
  {
    kind: 'English, with a header',
    mail: 'From: Sandra Whitlock <s.whitlock@post.example>\nSent: Monday, 5 January 2026\nTo: Info\nSubject: inheritance\n\nDear Sir or Madam,\n\nmy father died in Flensburg. Which court do I apply to for the certificate of inheritance?\n\nKind regards,\nSandra Whitlock\n+61 5550 1234',
    questions: ['my father died in Flensburg. Which court do I apply to for the certificate of inheritance?'],
  },
  {
    kind: 'English, in one line',
    mail: 'From: Travel Relocation To: Info desk Subject: client with two huskies. Hi there, our client arrives in May. In which state is the dog licence cheapest? Best regards, Megan Frost, phone 040 66969 377',
    questions: ['our client arrives in May. In which state is the dog licence cheapest?'],
  },
  {
    kind: 'only a subject line',
    mail: 'Betreff: Was kostet ein Halteverbot von Köln nach Bonn am 3.3.?\n\nMit freundlichen Grüßen\nKarl Weber',
    questions: ['Was kostet ein Halteverbot von Köln nach Bonn am 3.3.?'],
  },
  {
    kind: 'a subject and nothing but „siehe Betreff“',
    mail: 'Von: info@weber.example\nGesendet: Montag\nAn: Amt\nBetreff: AW: Kosten Wallbox Mietshaus Köln\n\nsiehe oben. Danke\nK. Weber',
    questions: ['Kosten Wallbox Mietshaus Köln.'],
  },
  {
    kind: 'the topic in the subject alone',
    mail: 'Betreff: Jagdschein Hessen\n\nSehr geehrte Frau Krüger,\n\nich bin 17 Jahre alt. Was kostet das alles zusammen?\n\nMfG\nB. Hesse',
    questions: ['Jagdschein Hessen. ich bin 17 Jahre alt. Was kostet das alles zusammen?'],
  },
  {
    kind: 'the topic in both: the subject tells nothing more',
    mail: 'Betreff: Anfrage Jagdschein\n\nGuten Tag,\nwas kostet der Jagdschein in Hessen?\n\nGruß\nB. Hesse',
    questions: ['was kostet der Jagdschein in Hessen?'],
  },
  {
    kind: 'two questions of one matter share its facts',
    mail: 'Sehr geehrte Damen und Herren,\n\nwir gründen in Köln eine GmbH mit zwei Personen. Was kostet der Notar? Wie lange dauert die Eintragung?\n\nMit freundlichen Grüßen\nA. Yilmaz',
    questions: [
      'wir gründen in Köln eine GmbH mit zwei Personen. Was kostet der Notar?',
      'wir gründen in Köln eine GmbH mit zwei Personen. Wie lange dauert die Eintragung?',
    ],
  },
  {
    kind: 'two matters keep their facts apart',
    mail: 'Guten Tag,\n\nwir ziehen am 1.6. von Köln nach Bonn. Was kostet das Halteverbot?\n\nAußerdem will mein Sohn in Hessen jagen. Was kostet der Jagdschein?\n\nViele Grüße\nM. Otto',
    questions: [
      'wir ziehen am 1.6. von Köln nach Bonn. Was kostet das Halteverbot?',
      'Außerdem will mein Sohn in Hessen jagen. Was kostet der Jagdschein?',
    ],
  },
  {
    kind: 'a numbered list',
    mail: 'Sehr geehrte Damen und Herren,\n\nich habe Fragen zur Wärmepumpe:\n1. Wie hoch ist der Zuschuss?\n2. Welche Unterlagen brauche ich?\n3. Wie lange dauert der Bescheid?\n\nMit freundlichen Grüßen\nElke Grothe',
    questions: [
      'ich habe Fragen zur Wärmepumpe: Wie hoch ist der Zuschuss?',
      'ich habe Fragen zur Wärmepumpe: Welche Unterlagen brauche ich?',
      'ich habe Fragen zur Wärmepumpe: Wie lange dauert der Bescheid?',
    ],
  },
  {
    kind: 'file number, phone and account in the text',
    mail: 'Guten Tag, mein Aktenzeichen ist 4711/26, Sie erreichen mich unter 0151 23456789. Meine IBAN ist DE89 3704 0044 0532 0130 00. Was kostet die Ummeldung mit Wunschkennzeichen? Viele Grüße, Nina Dorn',
    questions: ['Was kostet die Ummeldung mit Wunschkennzeichen?'],
  },
  {
    kind: 'the incomes of the question stay',
    mail: 'Sehr geehrter Herr Lindner,\n\nunser zu versteuerndes Einkommen war zuletzt 38.200 Euro, das Angebot liegt bei 34.800 Euro. Wie viel Zuschuss gibt es für die Wärmepumpe?\n\nHerzliche Grüße\nElke und Udo Grothe\nAm Anger 4\n29525 Uelzen\nTel.: 0581 123456',
    questions: [
      'unser zu versteuerndes Einkommen war zuletzt 38.200 Euro, das Angebot liegt bei 34.800 Euro. Wie viel Zuschuss gibt es für die Wärmepumpe?',
    ],
  },
  {
    kind: 'a postal code said of the matter stays, that of the sender does not',
    mail: 'Guten Tag,\nwir suchen für 34117 Kassel einen Betrieb für eine Wärmepumpe. Wer macht das?\n\nMit freundlichen Grüßen\nHausverwaltung Nord\nRingstr. 5\n20095 Hamburg',
    questions: ['wir suchen für 34117 Kassel einen Betrieb für eine Wärmepumpe. Wer macht das?'],
  },
  {
    kind: 'a signature without a farewell, with an address that has no street in its name',
    mail: 'Betreff: Zulassung\nVon: Svenja Kranz\n\nMoin,\n\nich möchte meinen Neuwagen zulassen. Was kostet das?\n\nDanke schon mal!\nSvenja Kranz\nAm Schwarzen Bären 3, 26789 Leer\n0491 99 88 77',
    questions: ['Zulassung. ich möchte meinen Neuwagen zulassen. Was kostet das?'],
  },
  {
    kind: 'a disclaimer',
    mail: 'Hallo,\nwie lange gilt der Jagdschein?\n\nFreundliche Grüße\nKim Kranz\nKranz Logistik AG\nGeschäftsführer: Otto Kranz, Amtsgericht Köln, HRB 4711\nDiese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie uns bitte.',
    questions: ['wie lange gilt der Jagdschein?'],
  },
  {
    kind: 'a postscript asks',
    mail: 'Hallo Herr Fink,\nwas kostet der Ausbilderschein bei der IHK Köln?\nViele Grüße\nUte Kolb\n\nPS: Geht die Anmeldung auch online?',
    questions: ['was kostet der Ausbilderschein bei der IHK Köln?', 'Geht die Anmeldung auch online?'],
  },
  {
    kind: 'an indirect question',
    mail: 'Sehr geehrte Damen und Herren,\n\nich möchte gern wissen, ob ich für einen Kaminofen eine Genehmigung brauche.\n\nHochachtungsvoll\nUrsula Bender',
    questions: ['ich möchte gern wissen, ob ich für einen Kaminofen eine Genehmigung brauche.'],
  },
  {
    kind: 'a request without a question',
    mail: 'Sehr geehrte Frau Hinz,\n\nbitte senden Sie uns die Gebühren für Haltverbote aller Berliner Bezirke.\n\nMit freundlichen Grüßen\nPrinz',
    questions: ['bitte senden Sie uns die Gebühren für Haltverbote aller Berliner Bezirke.'],
  },
  {
    kind: 'a statement alone',
    mail: 'Betreff: Anfrage\n\nGuten Tag,\nHalteverbot in Neukölln am 3.3. für einen Möbelwagen.\n\nGruß\nMax Meier',
    questions: ['Halteverbot in Neukölln am 3.3. für einen Möbelwagen.'],
  },
  {
    kind: 'lines broken by the mail program',
    mail: 'Sehr geehrte Damen und Herren,\n\nwir möchten im kommenden Frühjahr unsere alte Ölheizung gegen eine neue\nWärmepumpe tauschen und wissen nicht, mit welchem Zuschuss wir dabei\nrechnen können. Wie hoch ist er in Bayern?\n\nMit freundlichen Grüßen\nS. Rahn',
    questions: [
      'wir möchten im kommenden Frühjahr unsere alte Ölheizung gegen eine neue Wärmepumpe tauschen und wissen nicht, mit welchem Zuschuss wir dabei rechnen können. Wie hoch ist er in Bayern?',
    ],
  },
  {
    kind: 'dialect, no capitals',
    mail: 'An: Mieterverein, Von: Pawel Kaminski, Datum 30.03., Betr. Vermieter sagt nein: hallo ich hab ein solar paneel 400 watt gekauft für balkon. Darf er mir das einfach verbieten? danke pawel tel 0152 28817386',
    questions: ['ich hab ein solar paneel 400 watt gekauft für balkon. Darf er mir das einfach verbieten?'],
  },
  {
    kind: 'no farewell, a name at the end',
    mail: 'Von: noack@buero.example Betreff: DRINGEND. Guten Tag, wir haben am 5. Juli 60 Leute zu stellen. Wie lange dauert die Sachkundeprüfung? Noack, GF, 030 23125 777',
    questions: ['wir haben am 5. Juli 60 Leute zu stellen. Wie lange dauert die Sachkundeprüfung?'],
  },
  {
    kind: 'told by a colleague',
    mail: 'Hallo Team, Bürgermail von gestern Abend: "Sehr geehrte Damen und Herren, ich besitze einen Stromer. Bringt Fixpreis oder flexible Auszahlung bei der THG-Quote mehr? Grüße, Jutta Heym". Übernimmt das wer? LG Malte',
    questions: [
      'ich besitze einen Stromer. Bringt Fixpreis oder flexible Auszahlung bei der THG-Quote mehr?',
    ],
  },
  {
    kind: 'the remark points below and asks',
    mail: 'Frau Nowak (Mail unten) will wissen, was das Halteverbot kostet.\n\n-----Original Message-----\nFrom: Nowak\nSubject: Umzug\n\nHallo, wir ziehen am 3.3. von Pankow nach Bonn.\nGruß Nowak',
    questions: [
      '(Mail unten) will wissen, was das Halteverbot kostet. wir ziehen am 3.3. von Pankow nach Bonn.',
    ],
  },
  {
    kind: 'labels in bold',
    mail: '**Von:** Iris Wolter\n**Gesendet:** Sonntag\n**Betreff:** Bella\n\nLiebe Damen und Herren,\nmuss ich den Sachkundenachweis Hund machen?\nDankeschön\nIris Wolter',
    questions: ['muss ich den Sachkundenachweis Hund machen?'],
  },
  {
    kind: 'forwarded twice',
    mail: 'Fwd: Fwd: Frage\n\nVon: Nico Bender\nBetreff: WG: Autokauf\n\nHallo Steuerbüro, unten die Frage meiner Mutter.\nGruß Nico\n\nVon: Ursula Bender\nBetreff: Autokauf\n\nGuten Tag, wie viel Kfz-Steuer zahle ich für 1395 ccm und 128 Gramm CO2?\nHochachtungsvoll\nUrsula Bender',
    questions: ['wie viel Kfz-Steuer zahle ich für 1395 ccm und 128 Gramm CO2?'],
  },
  {
    kind: 'a date of birth and a plate',
    mail: 'Sehr geehrte Damen und Herren, ich, geb. 3.4.1980, fahre K-AB 1234. Was kostet die Abmeldung online? Mit freundlichen Grüßen Jan Ott',
    questions: ['Was kostet die Abmeldung online?'],
  },
  {
    kind: 'abbreviations and dates break no sentence',
    mail: 'Guten Tag,\nwir haben ca. 3.500 Einw., d. h. ein Dorf, und wollen z. B. am 3. März bzw. am 28.11. bauen. Was muss lt. Gesetz vorher gemeldet werden?\nMit freundlichen Grüßen\nDr. A. Thoma',
    questions: [
      'wir haben ca. 3.500 Einw., d. h. ein Dorf, und wollen z. B. am 3. März bzw. am 28.11. bauen. Was muss lt. Gesetz vorher gemeldet werden?',
    ],
  },
  {
    kind: 'courtesies between the sentences',
    mail: 'Sehr geehrte Frau Ebel,\n\nich hoffe, es geht Ihnen gut. Wie am Telefon besprochen, schicke ich Ihnen die Angaben: Dach 24 kWp. Muss ich die PV-Anlage beim Finanzamt anmelden? Ich freue mich auf Ihre Antwort. Für Rückfragen bin ich unter 0171 3920018 erreichbar.\n\nMfG Czerny',
    questions: [
      'Wie am Telefon besprochen, schicke ich Ihnen die Angaben: Dach 24 kWp. Muss ich die PV-Anlage beim Finanzamt anmelden?',
    ],
  },
  {
    kind: 'a facts sentence behind the question',
    mail: 'Hallo,\nwas kostet das Halteverbot in Düsseldorf? Der Umzug ist am 12.12.\nViele Grüße\nAnna',
    questions: ['was kostet das Halteverbot in Düsseldorf? Der Umzug ist am 12.12.'],
  },
  {
    kind: 'an English mail with several questions',
    mail: 'Subject: founding a company\n\nDear team,\n\nwe plan a GmbH in Berlin. How much is the notary? Can it be done online?\n\nThanks in advance,\nTarek Haddad',
    questions: [
      'we plan a GmbH in Berlin. How much is the notary?',
      'we plan a GmbH in Berlin. Can it be done online?',
    ],
  },
  {
    kind: 'a firm’s signature with everything',
    mail: 'Guten Tag,\n\nwelche Förderung gibt es für Wallboxen in NRW?\n\nMit freundlichen Grüßen\ni. A. Sonja Weidner\nDisposition\nFuhrpark Weidner GmbH\nHafenstraße 7 | 50667 Köln\nTel. +49 221 4710-0 | Fax +49 221 4710-99\ns.weidner@weidner.example | www.weidner.example\nBankverbindung: Sparkasse Köln, IBAN DE89 3704 0044 0532 0130 00',
    questions: ['welche Förderung gibt es für Wallboxen in NRW?'],
  },
  {
    kind: 'the farewell in the same line, no full stop',
    mail: 'Sehr geehrte Damen und Herren was kostet eine Ummeldung in Kassel mfg K. Ott',
    questions: ['was kostet eine Ummeldung in Kassel'],
  },
  {
    kind: 'a question with a tail, and personal data between',
    mail: 'Sehr geehrte Damen und Herren,\nich habe am 12.04.2026 einen Bußgeldbescheid (Kassenzeichen 5.0123.456) erhalten. Bis wann muss ich Einspruch einlegen? Und wo?\nMfG\nHeike Brand',
    questions: [
      'ich habe am 12.04.2026 einen Bußgeldbescheid erhalten. Bis wann muss ich Einspruch einlegen? Und wo?',
    ],
  },
  {
    kind: 'a wish in front of its question',
    mail: 'Hallo Team,\nwir wohnen in Stuttgart. Gibt es dort Zuschüsse für Wallboxen?\nZweitens hätten wir gern ein Balkonkraftwerk mit 800 Watt. Was zahlt die Stadt dazu?\nViele Grüße\nFamilie Lang',
    questions: [
      'wir wohnen in Stuttgart. Gibt es dort Zuschüsse für Wallboxen?',
      'Zweitens hätten wir gern ein Balkonkraftwerk mit 800 Watt. Was zahlt die Stadt dazu?',
    ],
  },
  {
    kind: 'written after „On … wrote“',
    mail: 'On Mon, 5 Jan 2026 at 10:02, Lisa Hartl <l.hartl@post.example> wrote:\nHello, how long does the hunting licence take in Bavaria?\nRegards\nLisa',
    questions: ['how long does the hunting licence take in Bavaria?'],
  },
];

describe('of a mail remains what it asks:', () => {
  test.each(cases)('$kind', ({ mail, questions }) => {
    const read = readMail(mail);
    expect({ isMail: read.isMail, questions: read.questions }).toEqual({ isMail: true, questions });
  });

  test('nothing in it is personal', () => {
    const left = cases
      .flatMap(({ mail }) => readMail(mail).sentences)
      .filter((said) => withoutPersonal(said) !== said);
    expect(left).toEqual([]);
  });

  test('three questions at most, and it says that there are more', () => {
    const mail = `Sehr geehrte Damen und Herren,\n${'Was kostet der Jagdschein?\n'.repeat(5)}MfG Ott`;
    const { questions, hasMore } = readMail(mail);
    expect([questions.length, hasMore]).toEqual([3, true]);
  });

  test('what the caller knows of topics decides whether the subject is needed', () => {
    const mail = 'Betreff: Lotterie\n\nGuten Tag,\nwas kostet das?\nMfG Ott';
    const ofLottery = (text: string) => (text.includes('Lotterie') ? 'lotterie' : undefined);
    expect(readMail(mail).questions).toEqual(['was kostet das?']);
    expect(readMail(mail, ofLottery).questions).toEqual(['Lotterie. was kostet das?']);
  });
});

test.each([
  'Was kostet ein Halteverbot von Berlin Mitte nach Hamburg am 1. Juni?',
  'Hallo, was kostet der Jagdschein in Bayern? Danke!',
  'Von: Köln, Nach: Bonn, Datum: 3.3., danke und viele Grüße',
  'halteverbot von: köln an: bonn',
  'E-Auto, Einkommen > 60.000, ein Kind',
  'Liebe Grüße an alle',
  'Übersetz mir mal bitte „Sehr geehrte Damen und Herren“ auf Türkisch',
  'Guten Morgen! Welche Unterlagen brauche ich für die GmbH?',
  'hilfe',
  '',
  `Wir ziehen um. ${'Die Wohnung ist groß und hell. '.repeat(40)}Was kostet das Halteverbot in Bonn?`,
])('a plain question is left as it is: %s', (text) => {
  expect(readMail(text)).toEqual({ isMail: false, sentences: [text], questions: [text], hasMore: false });
});

test.each([
  ['Das ist z. B. so. Und d. h. auch so.', ['Das ist z. B. so.', 'Und d. h. auch so.']],
  ['Umzug am 3.3. Was kostet das?', ['Umzug am 3.3.', 'Was kostet das?']],
  ['Umzug am 3. März nach Haus Nr. 5 in Köln.', ['Umzug am 3. März nach Haus Nr. 5 in Köln.']],
  ['Einkommen ca. 3.500. Wir sind zwei.', ['Einkommen ca. 3.500.', 'Wir sind zwei.']],
  ['Im 3. Stock. im hof', ['Im 3. Stock.', 'im hof']],
  ['Frage von Dr. A. Müller usw. Bitte rechnen.', ['Frage von Dr. A. Müller usw.', 'Bitte rechnen.']],
  ['Was?? Wirklich! Ja.', ['Was??', 'Wirklich!', 'Ja.']],
])('the sentences of “%s”', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test.each([
  ['was kostet das', true],
  ['Wie am Telefon besprochen, schicke ich die Unterlagen.', false],
  ['Ich würde gern wissen, ob das online geht.', true],
  ['Der Zähler ist ab einer gewissen Größe fällig, was mich wundert.', false],
  ['Please let me know the fee.', true],
  ['Wir ziehen am 3.3. um.', false],
])('“%s” asks: %s', (sentence, does) => {
  expect(asks(sentence)).toBe(does);
});

describe('personal', () => {
  test.each([
    '0151 23456789',
    '+49 221 4710-0',
    '030/23125 777',
    'Tel. 4711',
    't.becker@beispiel.example',
    'DE89 3704 0044 0532 0130 00',
    'geb. 3.4.1980',
    'Herr Meier',
    'Frau Dr. Krüger-Lang',
    'Mrs. Whitlock',
    'Aktenzeichen 4711/26',
    'mein Aktenzeichen ist 4711/26',
    'K-AB 1234',
    'Steuer-ID: 12 345 678 901',
    'Lindenstraße 12',
    '01701234567',
  ])('is %s', (text) => {
    expect(withoutPersonal(`Umzug ${text}`)).toBe('Umzug');
  });

  test.each([
    '3.500 €',
    '800 Watt',
    '3.3.2027',
    '2027-06-01',
    'Köln',
    '34117 Kassel',
    '01067 Dresden',
    'meine Frau will umziehen',
    '15.000 bis 20.000',
    'M-V 2027',
    'E-Auto',
    'Einkommen 60.000',
    'Hamburg',
    '34a',
    'CO2 120',
  ])('is not %s', (text) => {
    expect(withoutPersonal(text)).toBe(text);
  });
});

describe('whatever is typed', () => {
  const piece = fc.constantFrom(
    ...[
      'Von: ',
      'Betreff: ',
      '\n',
      '> ',
      'Guten Tag, ',
      'was kostet das? ',
      'MfG ',
      'Tel. 0221 4711',
      '```quote\n',
      'z. B. ',
      '. ',
      'Am 3.3. schrieb X: ',
    ],
  );

  test('there is a question where there was a text, and at most three', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { isMail, questions, sentences } = readMail(pieces.join(''));
        expect(questions.length).toBeLessThanOrEqual(3);
        expect(isMail || sentences[0] === pieces.join('')).toBe(true);
      }),
    );
  });

  test.each([
    'am 1 ',
    'Von: A ',
    '> ',
    'Frau ',
    'Sehr geehrte ',
    '0221 ',
    'a.',
    'Am 3.3. schrieb ',
    'mit ',
    '(((',
    'wissen ',
    'Str. ',
    '1.',
    'DE89 ',
    'Danke A',
    '–',
    '-',
    '|',
    ',',
    ' ',
  ])('10,000 letters of “%s” take no more than a moment', (part) => {
    const text = `Betreff: x Sehr geehrte Damen und Herren, ${part.repeat(10_000 / part.length)} MfG`;
    // The house's bar is 2 ms for the whole of reading.
    expect(quickestMs(() => readMail(text))).toBeLessThan(30);
  });
});
