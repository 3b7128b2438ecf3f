// Who can help with a matter that the service does not have: the kind of office, told by the word for the matter.
import {
  code,
  plainName,
  type Say,
  sentence,
  type Sentence,
  stemOf,
  type Text,
  type Word,
} from '../../kit/index.ts';

interface Office {
  readonly office: Text;
  /** As people say them, in any form; a hyphen also for two words. */
  readonly matters: string;
}

const offices: readonly Office[] = [
  {
    office: { de: 'das Bürgeramt (Einwohnermeldeamt)', en: 'the citizens’ office (Bürgeramt)' },
    matters:
      'reisepass kinderreisepass pass personalausweis perso ausweis meldebescheinigung wohnsitz ummelden einwohnermeldeamt wohnungsgeberbestätigung ' +
      'führungszeugnis beglaubigung passport id-card address',
  },
  {
    office: { de: 'die Führerscheinstelle', en: 'the driving licence office (Führerscheinstelle)' },
    matters: 'führerschein fahrerlaubnis fürerschein driving',
  },
  {
    office: { de: 'das Standesamt', en: 'the registry office (Standesamt)' },
    matters:
      'geburtsurkunde heiratsurkunde sterbeurkunde eheschließung heiraten hochzeit trauung namensänderung vaterschaftsanerkennung kirchenaustritt ' +
      'marriage married birth',
  },
  {
    office: { de: 'die Ausländerbehörde', en: 'the foreigners’ office (Ausländerbehörde)' },
    matters:
      'aufenthaltstitel aufenthaltserlaubnis einbürgerung einbürgerungstest visum verpflichtungserklärung visa citizenship work-permit residence-permit residence permit blue-card',
  },
  {
    office: { de: 'das Jugendamt', en: 'the youth welfare office (Jugendamt)' },
    matters: 'kita kitaplatz kita-gutschein unterhaltsvorschuss tagesmutter daycare kindergarten',
  },
  {
    office: { de: 'die Elterngeldstelle', en: 'the parental allowance office (Elterngeldstelle)' },
    matters: 'elterngeld elternzeit parental',
  },
  {
    office: { de: 'die Familienkasse', en: 'the family benefits office (Familienkasse)' },
    matters: 'kindergeld kinderzuschlag child-benefit',
  },
  {
    office: {
      de: 'die Wohngeldbehörde der Stadt oder des Kreises',
      en: 'the housing benefit office (Wohngeldbehörde)',
    },
    matters: 'wohngeld wohnberechtigungsschein wbs housing-benefit',
  },
  {
    office: { de: 'das Jobcenter', en: 'the Jobcenter' },
    matters: 'bürgergeld grundsicherung arbeitslosengeld jobcenter',
  },
  {
    office: { de: 'das Finanzamt', en: 'the tax office (Finanzamt)' },
    matters:
      'einkommensteuer einkommensteuererklärung steuererklärung steuernummer steuer-id steuerklasse lohnsteuer lohnsteuerklasse umsatzsteuer ' +
      'umsatzsteuer-voranmeldung grunderwerbsteuer kleinunternehmerregelung tax-number',
  },
  {
    office: { de: 'das Steueramt der Gemeinde', en: 'the tax department of the municipality (Steueramt)' },
    matters:
      'hundesteuer grundsteuer grundsteuerbescheid gewerbesteuer zweitwohnsitzsteuer hundesteuermarke dog-tax',
  },
  {
    office: { de: 'das Bauamt', en: 'the building authority (Bauamt)' },
    matters:
      'baugenehmigung bauantrag bauvoranfrage carport gartenhaus wintergarten dachgaube grenzbebauung building-permit',
  },
  {
    office: { de: 'das Gewerbeamt', en: 'the trade office (Gewerbeamt)' },
    matters:
      'gewerbe gewerbeanmeldung kleingewerbe gewerbeschein gaststättenerlaubnis gaststätte schanklizenz reisegewerbekarte restaurant',
  },
  {
    office: { de: 'die Straßenverkehrsbehörde', en: 'the road traffic authority' },
    matters: 'bewohnerparken bewohnerparkausweis anwohnerparkausweis anwohnerparken parkausweis',
  },
  {
    office: { de: 'der Abfallbetrieb der Stadt oder des Kreises', en: 'the municipal waste service' },
    matters: 'sperrmüll spermüll müll mülltonne biotonne restmüll wertstoffhof entsorgen entsorgung',
  },
  {
    office: { de: 'das Versorgungsamt', en: 'the pension and disability office (Versorgungsamt)' },
    matters: 'schwerbehindertenausweis schwerbehinderung',
  },
  {
    office: { de: 'die Deutsche Rentenversicherung', en: 'the German pension insurance' },
    matters: 'rente rentenantrag altersrente pension',
  },
  {
    office: { de: 'die Pflegekasse', en: 'the care insurance fund (Pflegekasse)' },
    matters: 'pflegegrad pflegegeld',
  },
  { office: { de: 'das Amt für Ausbildungsförderung', en: 'the student grants office' }, matters: 'bafög' },
  {
    office: { de: 'die Schule oder das Schulamt', en: 'the school or the school authority' },
    matters: 'schulanmeldung einschulung schülerfahrkarte',
  },
  {
    office: { de: 'die Waffenbehörde', en: 'the weapons authority' },
    matters: 'waffenschein waffenbesitzkarte weapons',
  },
  {
    office: { de: 'die Fischereibehörde der Gemeinde', en: 'the fisheries authority of the municipality' },
    matters: 'angelschein fischereischein fishing',
  },
  {
    office: { de: 'das Grundbuchamt beim Amtsgericht', en: 'the land registry at the local court' },
    matters: 'grundbuch grundbuchauszug',
  },
  {
    office: { de: 'das Wahlamt', en: 'the election office' },
    matters: 'briefwahl briefwahlunterlagen wahlhelfer wahlschein',
  },
  {
    office: {
      de: 'der Beitragsservice von ARD, ZDF und Deutschlandradio',
      en: 'the broadcasting fee service',
    },
    matters: 'rundfunkbeitrag gez',
  },
];

const byMatter: ReadonlyMap<string, Text> = new Map(
  offices.flatMap(({ office, matters }) =>
    matters.split(' ').flatMap((matter) => {
      const plain = plainName(matter);
      return [plain, stemOf(plain)].map((form) => [form, office] as const);
    }),
  ),
);

/** So many words are looked at. */
const mostWords = 60;

/** Whose matter it is; undefined where no word tells it. Pure. */
export function officeFor(words: readonly Word[]): Text | undefined {
  const looked = words.slice(0, mostWords);
  for (const [at, { plain }] of looked.entries()) {
    const both = plain + (looked[at + 1]?.plain ?? '');
    const known = byMatter.get(both) ?? byMatter.get(plain) ?? byMatter.get(stemOf(plain));
    if (known) return known;
  }
  return undefined;
}

/** What follows where there are no data: who has some. Pure. */
export function whoCanHelp(words: readonly Word[], say: Say): Sentence {
  const office = officeFor(words);
  const help = office
    ? say({
        de: ` Zuständig ist meist ${office.de}; Auskunft der Behörden gibt es auch unter der Telefonnummer 115.`,
        en: ` It is mostly a matter for ${office.en}; the authorities also answer questions by phone at 115.`,
      })
    : say({
        de: ' Auskunft der Behörden gibt es unter der Telefonnummer 115.',
        en: ' The authorities answer questions by phone at 115.',
      });
  const shown = say({
    de: sentence` Alles, was ich weiß, zeigen ${code('hilfe')} und ${code('themen')}.`,
    en: sentence` All that I know is shown by ${code('help')} and ${code('topics')}.`,
  });
  return [help, ...shown];
}
