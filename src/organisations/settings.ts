// The settings where ORGANISATIONS names a directory: whose each of them is, and how an organisation's file is read.
import {
  Environment,
  faultsIn,
  readSettings,
  type Settings,
  SettingsError,
  type Variables,
} from '../config.ts';
import { accountIn, sectionIn } from '../zuliprc.ts';

type Name = keyof Settings;

/**
 * Whose a setting is where ORGANISATIONS names a directory: the `process`'s, in its environment; an `organisation`'s, in
 * its file under [amtsbot], else that of the environment; or of its `account`, in its file alone.
 */
export const belongsTo = {
  ZULIP_REALM: 'account',
  ZULIP_USERNAME: 'account',
  ZULIP_API_KEY: 'account',
  ZULIPRC: 'account',
  ORGANISATIONS: 'process',
  QUEUE_URL: 'process',
  ROLE: 'process',
  ZULIP_CHANNELS: 'organisation',
  ZULIP_ADMIN_USERNAME: 'account',
  ZULIP_ADMIN_API_KEY: 'account',
  ZULIP_RATE_LIMITS: 'organisation',
  FACTS_BASE_URL: 'organisation',
  FACTS_ALT_BASE_URL: 'organisation',
  FACTS_AUTHORIZATION: 'organisation',
  NOTICES_CRON: 'organisation',
  NOTICES_HOURS: 'organisation',
  MAX_QUESTION_AGE: 'organisation',
  BOT_LANGUAGE: 'organisation',
  TZ: 'organisation',
  PORT: 'process',
  HEALTH_ADDRESS: 'process',
  LOG_LEVEL: 'process',
  TUS_THRESHOLD_MIB: 'organisation',
} as const satisfies Record<Name, 'process' | 'organisation' | 'account'>;

const namesOf = (whose: (typeof belongsTo)[Name]) =>
  (Object.keys(belongsTo) as Name[]).filter((name) => belongsTo[name] === whose);

/** The account in a file: [api] has its own words for it. */
const inZuliprc = { ZULIP_REALM: 'site', ZULIP_USERNAME: 'email', ZULIP_API_KEY: 'key' } as const;

/** Of a process that works for many organisations. */
export interface ManySettings extends Pick<Settings, 'QUEUE_URL' | 'PORT' | 'HEALTH_ADDRESS' | 'LOG_LEVEL'> {
  /** The directory of their files. */
  readonly ORGANISATIONS: string;
  /** The environment's part in the settings of each. */
  readonly forAll: Variables;
}

const ofProcess = Environment.pick({
  ...{ QUEUE_URL: true, ROLE: true },
  ...{ PORT: true, HEALTH_ADDRESS: true, LOG_LEVEL: true },
});

/** Throws SettingsError that names every fault, and those given. */
export function readManySettings(variables: Variables, before: readonly string[] = []): ManySettings {
  const ofOne = [...namesOf('account'), 'ZULIP_SITE', 'ZULIP_EMAIL'].filter((name) => variables[name]);
  const { data, error } = ofProcess.safeParse(variables);
  const faults = [
    ...before,
    ...ofOne.map((name) => `${name}: belongs into the file of its organisation; not beside ORGANISATIONS`),
    ...faultsIn(error),
  ];
  if (!data || faults.length > 0) throw new SettingsError(faults);
  const forAll = Object.fromEntries(namesOf('organisation').map((name) => [name, variables[name]]));
  return { ...data, ORGANISATIONS: variables['ORGANISATIONS'] ?? '', forAll };
}

/** What may stand under [amtsbot]. */
const inFile = new Set<string>([...namesOf('organisation'), 'ZULIP_ADMIN_USERNAME', 'ZULIP_ADMIN_API_KEY']);

/**
 * The settings of one organisation: its zuliprc, with a section [amtsbot] for what is not as with all. Throws
 * SettingsError, whose faults repeat nothing that could be a key.
 */
export function readOrganisation(file: string, forAll: Variables): Settings {
  const account = accountIn(file);
  const own = (sectionIn(file, 'amtsbot') ?? []).map((entry) => ({
    ...entry,
    name: entry.name.toUpperCase(),
  }));
  const faults = [
    ...(account ? [] : ['it has no section [api]']),
    ...own
      .filter(({ name }) => !inFile.has(name))
      .map(({ line }) => `line ${line}: this is no setting of an organisation`),
  ];
  const ofFile: Variables = Object.fromEntries(own.map(({ name, value }) => [name, value]));
  const { site, email, key } = account ?? {};
  const ofAccount = { ZULIP_REALM: site, ZULIP_USERNAME: email, ZULIP_API_KEY: key };
  try {
    return readSettings({ ...sharedWith(ofFile, forAll), ...ofFile, ...ofAccount }, faults);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const isOfAccount = (fault: string) =>
      Object.keys(inZuliprc).some((name) => fault.startsWith(`${name}:`));
    throw new SettingsError(error.faults.filter((fault) => account || !isOfAccount(fault)).map(asInZuliprc));
  }
}

/** What belongs to the facts service of all is no business of another one: least of all its key. */
function sharedWith(ofFile: Variables, forAll: Variables): Variables {
  const isElsewhere = ofFile['FACTS_BASE_URL'] ?? ofFile['FACTS_ALT_BASE_URL'];
  const ofAll = Object.entries(forAll);
  return Object.fromEntries(isElsewhere ? ofAll.filter(([name]) => !name.startsWith('FACTS_')) : ofAll);
}

function asInZuliprc(fault: string): string {
  const [name] = Object.entries(inZuliprc).filter(([name]) => fault.startsWith(`${name}:`));
  return name ? fault.replace(...name) : fault;
}
