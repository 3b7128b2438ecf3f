// The account that the bot is, as the server knows it.
import { getOwnUser, type OwnUser } from '../src/chat/endpoints/getOwnUser.ts';
import {
  type Call,
  type Cell,
  date,
  defineCommand,
  type Document,
  readCalendarDate,
  statedRows,
  text,
  textCell,
  whenAsked,
  yesNo,
} from '../src/kit/index.ts';
import { kindOfAccount, roles } from './profil/account.ts';

export default defineCommand({
  name: { de: ['profil', 'wer bist du'], en: ['profile', 'who are you'] },
  summary: { de: 'Das Konto, mit dem ich hier arbeite', en: 'The account I work with here' },
  changes: false,
  examples: {
    de: whenAsked({ profil: ['Ich bin **Amtsbot**', '| Rolle |', '| Feature-Level des Servers |'] }),
    en: whenAsked({ profile: 'I am **Amtsbot**' }),
  },
  async run(call) {
    const { chat, signal } = call;
    return profileDocument(await getOwnUser(chat.connection, signal), call);
  },
});

function profileDocument(own: OwnUser, { lang, say, chat }: Call<Record<never, never>>): Document {
  const kind = kindOfAccount(own.is_bot);
  const role = own.role === undefined ? undefined : (roles[own.role]?.[lang] ?? String(own.role));
  const joined = readCalendarDate(own.date_joined?.slice(0, 10) ?? '');
  const rows: readonly (readonly [string, Cell | undefined])[] = [
    [say({ de: 'Rolle', en: 'Role' }), textCell(role)],
    [say({ de: 'Nummer des Kontos', en: 'Id of the account' }), text(String(own.user_id))],
    [say({ de: 'Adresse', en: 'Address' }), textCell(own.delivery_email ?? own.email)],
    [say({ de: 'aktiv', en: 'active' }), own.is_active === undefined ? undefined : yesNo(own.is_active)],
    [say({ de: 'Zeitzone', en: 'Time zone' }), textCell(own.timezone || undefined)],
    [say({ de: 'dabei seit', en: 'joined' }), joined ? date(joined) : undefined],
    [
      say({ de: 'Feature-Level des Servers', en: 'Feature level of the server' }),
      text(String(chat.account.featureLevel)),
    ],
  ];
  return {
    lang,
    headline: say`Ich bin **${text(own.full_name)}**, ${kind}.\nI am **${text(own.full_name)}**, ${kind}.`,
    tables: [
      {
        columns: say({ de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }),
        rows: statedRows(rows),
        whole: true,
      },
    ],
  };
}
