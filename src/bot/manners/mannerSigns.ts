// By which words it shows that somebody wants small talk, a human or legal advice: a table, one line for each sign.
import { plainName, stemOf } from '../../kit/index.ts';

export type SignKind =
  | 'rules'
  | 'human'
  | 'identity'
  | 'sources'
  | 'abilities'
  | 'wellbeing'
  | 'legal'
  | 'person'
  | 'insult';

export interface MannerSign {
  readonly kind: SignKind;
  /** A sentence has a word of each, in any form. */
  readonly all: readonly ReadonlySet<string>[];
  /** And none of these: then it is a question after all. */
  readonly none: ReadonlySet<string>;
  /** With more words than that, or where a topic of the service is named, it is something else. */
  readonly mostWords: number;
  readonly noTopic: boolean;
}

/** Words that several signs share, by a name in capitals. */
const shared = {
  YOU: 'du dich dir dein deine deinen deiner sie ihnen ihr euch you your u bot amtsbot',
  ME: 'ich mich mir uns wir i me us we',
  HELPER:
    'mensch menschen mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin kollege kollegin kollegen chef chefin ' +
    'berater beraterin person human colleague colleagues agent someone jemand jemanden ansprechpartner ansprechbar',
  COURT:
    'gericht klage klagen prozess verwaltungsgericht finanzgericht amtsgericht widerspruch einspruch court case dispute lawsuit',
  LETTER:
    'widerspruch einspruch beschwerde mängelrüge klage objection appeal letter anfechtungsklage stellungnahme',
  // „Wie lange kann ich klagen?“ has an answer.
  FACT: 'wann lange frist zeit kosten kostet gebühr wohin wo zuständig zuständige how long deadline cost costs fee where unterlagen documents',
};

/**
 * In the order in which they decide: the kind, then groups of words between bars. `-` begins what must not be there,
 * `=` words that count only as they stand, `<8` fewer words than eight, `alone` no topic named.
 */
const table = `
rules | ignoriere ignorier ignorieren vergiss ignore forget disregard missachte | anweisung anweisungen regel regeln vorgaben instruktionen instructions rules prompt previous
rules | systemprompt prompt jailbreak quellcode quelltext sourcecode systemanweisung | gib zeig zeige nenne verrate ausgeben was wie dein deine show print reveal give tell your
rules | tu tue spiel spiele stell pretend act imagine roleplay now benimm | wärst wärest als ob as dan if | YOU
rules | rules regeln restrictions einschränkungen | no keine ohne without | YOU
human | bist sind are | YOU | mensch roboter ki ai maschine computer programm bot chatbot chatgpt human robot machine person lebendig automat | -zuständig sprechen hier gibt | <15
identity | wer who | bist du you programmiert gemacht gebaut entwickelt erfunden made built created betreibt | YOU | -zuständig | <9 | alone
identity | heißt heisst name | YOU | wie was what | <9 | alone
sources | woher where quelle quellen | YOU | daten zahlen infos informationen wissen data figures numbers information weißt weisst | <15
abilities | was what wobei womit welche which | kannst können can machst cover befehle funktionen | YOU | alles all kannst do machst themen topics cover fragen ask hilfst helfen | <14 | alone
abilities | zu what wozu wofür welchen | themen topics topic things bot dinge sachen | fragen ask da gut cover dieser this for | <14 | alone
abilities | wie how | funktionierst funktioniert works work bedienen benutze nutze stellen steln formulieren | du dich bot this frage fragen | <14 | alone
abilities | bedienungsanleitung anleitung beispiele funktionen | du dich dir mir hier bot eintippen tippen fragen | <14 | alone
wellbeing | schläfst schlafen schläft langweilig müde geht läuft | du dir heute ihnen you auch | mal heute dir du you ihnen | <8 | alone
legal | klagen verklagen einklagen klage anfechtungsklage sue lawsuit | ich kann wir soll muss will sie can should i einreichen hat hätte lohnt ihn | -FACT
legal | LETTER | formulieren formulier formuliert formulirn schreib schreibt schreiben aufsetzen setzen setz verfassen verfasst entwerfen draft write | mir mich uns bitte sie du me please us | -FACT
legal | =schreiben | formulieren formulier formuliert aufsetzen setzen setz verfassen verfasst verfass entwerfen | ME | -FACT
legal | chance chancen aussicht aussichten gewinne gewinnen gewinnt win erfolg | COURT
legal | lohnt soll sollte should sollen | anwalt klage einspruch widerspruch gericht wehren fight lawyer rechtsanwalt | -wann frist wohin
legal | schadensersatz schadenersatz schmerzensgeld nutzungsausfall | ich mir kann muss bekomme verlangen verklagen durchsetzen von
legal | schaden | ersetzen erstatten | mir muss
legal | haftet haften liable | mir uns me us | -versicherung
legal | wehre wehren wehr | ME | -FACT
legal | vorgehen | gegen dagegen | -FACT
legal | =rechtlich juristisch gerichtlich legally | geld raus vorgehen durchsetzen komme krieg kriege bekomme zurück | -FACT
legal | rechtsberatung rechtsberater rechtsanwalt rechtsrat | brauche gib geben können kannst ich mir sie bitte | -FACT
legal | legal | advice advise counsel
legal | vermieter chef arbeitgeber landlord boss employer | darf dürfen allowed | kündigen kündigung kaution miete mieterhöhung rent deposit fire weniger nachts lohn heizung | alone
person | HELPER | sprechen reden sprech rede verbinden verbinde verbindet verbinnden telefonieren anrufen zurückrufen zurückruft talk speak call phone | -wer finde sucht suche
person | zurückrufen rückruf zurückruft callback | alone
person | zurück back | rufen ruf rufe call | mich uns me us
person | echte echten echter richtige richtigen real lebenden | HELPER
person | fleisch | blut
person | geben gib brauche brauch hole holen ans bitte hier | menschen mitarbeiter sachbearbeiter kollegen chefin human | -=er mein sein hat he | <16 | alone
person | will möchte want need | ich wir i we | menschen mitarbeiter sachbearbeiter kollegen chefin human | -=er mein sein hat he | <16 | alone
person | persönliche persönlichen persönlich | hilfe beratung gespräch | alone
person | telefonnummer durchwahl | zuständigem zuständigen jemand sachbearbeiter
insult | dumm dummer dumme dummes doof doofer blöd blöder blöde idiot depp trottel nutzlos useless stupid dämlich unfähig schrott arschloch scheiß scheisse fuck blechkasten blechbüchse | YOU | <15 | alone
insult | keine kein | ahnung anung plan | YOU | <15 | alone
insult | halt shut | klappe fresse maul mund up | <15 | alone
insult | idiot arschloch depp trottel blödsinn blötsinn bullshit wichser versager fuck | <15 | alone
`;

const isShared = (name: string): name is keyof typeof shared => Object.hasOwn(shared, name);
const wordsOf = (group: string) => (isShared(group) ? shared[group] : group).split(' ').map(plainName);

/** The forms of a word by which it is compared, plainly written. */
export const formsOf = (plain: string): readonly string[] => [plain, stemOf(plain), stemOf(plain, 'en')];

const anyForm = (group: string) =>
  group.startsWith('=') ? new Set(wordsOf(group.slice(1))) : new Set(wordsOf(group).flatMap(formsOf));

export const mannerSigns: readonly MannerSign[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', ...groups] = line.split(' | ');
    const none = groups.find((group) => group.startsWith('-'));
    const most = groups.find((group) => group.startsWith('<'));
    return {
      kind: kind as SignKind,
      all: groups.filter((group) => !/^(?:[-<]|alone$)/.test(group)).map(anyForm),
      none: none ? anyForm(none.slice(1)) : new Set<string>(),
      mostWords: most ? Number(most.slice(1)) - 1 : Infinity,
      noTopic: groups.includes('alone'),
    };
  });
