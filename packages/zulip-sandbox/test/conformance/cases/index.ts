// The one list of cases: a new one is written into a file beside this, a new file gets a line here.
import type { Subject } from '../case.ts';
import { access } from './access.ts';
import { channels } from './channels.ts';
import { deleting, editing } from './editing.ts';
import { details } from './details.ts';
import { emoji } from './emoji.ts';
import { folders } from './folders.ts';
import { groups } from './groups.ts';
import { hearing } from './hearing.ts';
import { settings } from './settings.ts';
import { snippets, storage } from './keeping.ts';
import { limits } from './limits.ts';
import { looking } from './looking.ts';
import { flags } from './marking.ts';
import { moving } from './moving.ts';
import { narrows } from './narrows.ts';
import { organizing } from './organizing.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { queues } from './queues.ts';
import { reactions, typing } from './reacting.ts';
import { registering } from './registering.ts';
import { rendering } from './rendering.ts';
import { sending } from './sending.ts';
import { transport } from './transport.ts';
import { tus } from './tus.ts';
import { uploads } from './uploads.ts';
import { widgets } from './widgets.ts';

export const subjects: readonly Subject[] = [
  access,
  transport,
  registering,
  queues,
  hearing,
  sending,
  widgets,
  editing,
  deleting,
  moving,
  narrows,
  looking,
  pages,
  flags,
  reactions,
  typing,
  details,
  personal,
  settings,
  organizing,
  groups,
  people,
  channels,
  folders,
  emoji,
  uploads,
  tus,
  storage,
  snippets,
  limits,
  rendering,
];
