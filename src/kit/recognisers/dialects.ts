// Small words as people write who write as they speak: „i hob koa oide Heizung“, „wat mutt ik betahlen“, „mir hend zwoi“.
// Recognisers and learned weights see the word of the written language in their place.
import { plainName } from '../../facts/index.ts';

/** By the written word; nothing that is a word of its own in German or English. */
const spoken: Readonly<Record<string, string>> = {
  abmelden:
    'avmelde avmelden afmellen afmelln afmellt afmelden afmelde obmelden obmeldn obmöidn abmelda abmella',
  alles: 'ois ollens',
  alte: 'oide oida alde',
  alten: 'oidn oiden alden olen',
  altes: 'oids oits',
  anmelden: 'anmellen anmelln anmelda omelden omeldn',
  auf: 'uff uf',
  aus: 'ut',
  bezahlen: 'betahlen betalen',
  billig: 'billich billisch',
  billigste: 'billichste billischste billichst',
  billigsten: 'billichsten billischsten',
  das: 'dat det dit',
  dazu: 'dazua dorto',
  dieser: 'düsse',
  dorf: 'dörp durf dorff',
  drin: 'dren drinna',
  frage: 'frache frog froog',
  für: 'fia füa för',
  geht: 'goht gaht geiht',
  gibt: 'gifft',
  gibts: 'geits giffts',
  habe: 'hob hebb hebbe',
  haben: 'hobn hamma hend hent hawwe hebbt hebben',
  haus: 'hus huus häusle hüsli',
  ich: 'ik ick icke',
  jagdschein: 'jachtschein jachdschein jogdschein jochdschein jachtschien',
  jäger: 'jaga jääger',
  jahr: 'johr joahr',
  jahre: 'johre',
  jetzt: 'jetz jetza jetzad',
  kaufen: 'köpen koofen',
  kein: 'koa koi koin keen',
  keine: 'koane koine keene',
  keinen: 'koan',
  kinder: 'kinner kindr kinda',
  klein: 'kloa kloi',
  kleine: 'kloane kloine',
  kleines: 'kloans kloins',
  kosten: 'koschta koschda',
  kostet: 'kost koscht koschtet koschdet',
  kriege: 'kriag',
  kriegt: 'kriagt kricht',
  läuft: 'lafft laft laaft lauft löppt',
  leute: 'leit lüüd lüd',
  machen: 'maken',
  möchte: 'mechat mecht',
  muss: 'muaß muass mutt',
  nicht: 'ned nich nit nisch',
  ohne: 'ohn',
  raus: 'rut',
  selber: 'selwer selba selbr',
  selbst: 'sülvst sölvst sülben söwst selwst',
  sind: 'sünd',
  soll: 'schall',
  ummelden: 'ümmellen ümmelln ummellen ummelda ummöidn',
  und: 'ond unn',
  unter: 'unner unnr unta',
  verkauft: 'verkaaft vakafft verkooft',
  von: 'vun',
  was: 'wat wos',
  wie: 'wia',
  will: 'wui wull',
  wohne: 'wahn',
  wohnen: 'wahnen wohnat wohna wohnet wohnan',
  wohnt: 'wahnt',
  wollen: 'wellet wöllet wolln',
  wunschkennzeichen: 'wunschkennteken',
  ziehen: 'trecken ziagn',
  zuschuss: 'tauschuss tuschuss',
  zwei: 'zwoi zwoa zwee',
};

/** Words of their own too: they are read so where something else in the text is a dialect's beyond doubt. */
const alsoOther: Readonly<Record<string, string>> = {
  da: 'do',
  der: 'dr',
  die: 'de',
  ein: 'a',
  haben: 'ham',
  ich: 'i isch',
  im: 'em',
  man: 'ma',
  mein: 'mei',
  nach: 'na',
  nicht: 'net',
  noch: 'no',
  und: 'un',
  wir: 'mer mia wi',
};

type Written = ReadonlyMap<string, string>;

const writtenOf = (forms: Readonly<Record<string, string>>): Written =>
  new Map(
    Object.entries(forms).flatMap(([word, all]) =>
      all.split(' ').map((form) => [plainName(form), plainName(word)] as const),
    ),
  );

const clear = writtenOf(spoken);
const unclear = writtenOf(alsoOther);

/** „lassn“, „fördan“, „versteuan“: so are ends written that are hardly spoken. */
const withoutVowel = /^(.{3,}[bdfgkpstz])n$/;
const withSpokenEnd = /^(.{3,}(?:[bdgkt]|eu))an$/;

/** Words, plainly written, as the written language has them; the same ones where none is a dialect's. Pure. */
export function asWritten<Said extends { readonly plain: string }>(words: readonly Said[]): readonly Said[] {
  // A misspelt order is none: by its ends alone nothing is a dialect's.
  if (!words.some(({ plain }) => clear.has(plain))) return words;
  return words.map((word) => {
    const known = clear.get(word.plain) ?? unclear.get(word.plain);
    const plain = known ?? word.plain.replace(withoutVowel, '$1en').replace(withSpokenEnd, '$1ern');
    return plain === word.plain ? word : { ...word, plain };
  });
}
