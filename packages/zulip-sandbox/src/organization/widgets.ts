// What belongs to a message beside its text, buttons, a poll, a list of tasks: https://zulip.readthedocs.io/en/latest/subsystems/widgets.html
import { badRequest } from '../wire/errors.ts';

/** What belongs to a message beside its content, as clients are shown it. */
export interface Submessage {
  readonly id: number;
  readonly message_id: number;
  readonly sender_id: number;
  /** `widget` as a rule. */
  readonly msg_type: string;
  /** JSON; of the first one `{"widget_type": …, "extra_data": …}`. */
  readonly content: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Checks `widget_content` in Zulip's order and words, and gives what is kept of it. More fields do no harm. */
export function storedWidget(sent: string): string {
  const widget = fieldsOf('widget_content', parsed(sent));
  for (const name of ['widget_type', 'extra_data']) {
    if (!(name in widget)) throw refused(`${name} is not in widget_content`);
  }
  const { widget_type, extra_data } = widget;
  const data = fieldsOf('extra_data', extra_data);
  if (widget_type !== 'zform') throw refused(`unknown widget type: ${String(widget_type)}`);
  if (!('type' in data)) throw refused('zform is missing type field');
  if (data['type'] !== 'choices') throw refused(`unknown zform type: ${String(data['type'])}`);
  checkText('extra_data', data, 'heading');
  const choices = valueOf('extra_data', data, 'choices');
  if (!Array.isArray(choices)) throw refused('extra_data["choices"] is not a list');
  choices.forEach((choice: unknown, index) => {
    const where = `extra_data["choices"][${index}]`;
    const fields = fieldsOf(where, choice);
    for (const name of ['short_name', 'long_name', 'reply']) checkText(where, fields, name);
  });
  return JSON.stringify({ widget_type, extra_data });
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw refused('API programmer sent invalid JSON content');
  }
}

function fieldsOf(name: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused(`${name} is not a dict`);
  }
  return { ...value };
}

function valueOf(where: string, fields: Fields, name: string): unknown {
  if (!(name in fields)) throw refused(`${name} key is missing from ${where}`);
  return fields[name];
}

function checkText(where: string, fields: Fields, name: string): void {
  if (typeof valueOf(where, fields, name) !== 'string') throw refused(`${where}["${name}"] is not a string`);
}

/** The widget that a command at the beginning of a message makes, as it is kept; undefined for other messages. */
export function widgetOfCommand(content: string): string | undefined {
  const [, command, rest = ''] = /^\/(poll|todo)(?=\s|$)([^]*)$/.exec(content) ?? [];
  if (command === undefined) return undefined;
  const [title = '', ...lines] = rest.split('\n').map((line) => line.trim());
  const entries = lines.map((line) => line.replace(/^[-*]?\s*/, '')).filter((line) => line !== '');
  const extra_data =
    command === 'poll'
      ? { question: title, options: entries }
      : { task_list_title: title, tasks: entries.map(taskIn) };
  return JSON.stringify({ widget_type: command, extra_data });
}

/** `task: description` */
function taskIn(line: string) {
  const [task = '', ...more] = line.split(': ');
  return { task: task.trim(), desc: more.join(': ').trim() };
}

// What is done with a widget afterwards: https://zulip.readthedocs.io/en/latest/subsystems/widgets.html

export function widgetTypeOf([first]: readonly Submessage[]): string | undefined {
  if (!first) return undefined;
  const { widget_type } = JSON.parse(first.content) as { readonly widget_type?: string };
  return widget_type;
}

type Kinds = Readonly<Record<string, Readonly<Record<string, 'text' | 'number' | 'boolean'>>>>;

/** The fields of a change, by its type. */
const pollChanges: Kinds = {
  vote: { key: 'text', vote: 'number' },
  question: { question: 'text' },
  new_option: { option: 'text', idx: 'number' },
};
const todoChanges: Kinds = {
  new_task: { key: 'number', task: 'text', desc: 'text', completed: 'boolean' },
  strike: { key: 'text' },
  new_task_list_title: { title: 'text' },
};

/** Whether it can be added to a message with this widget; for any other widget it can. */
export function checkSubmessage(widget: string | undefined, content: string, isAuthor: boolean): void {
  const change = submessageIn(content);
  if (widget !== 'poll' && widget !== 'todo') return;
  const what = `${widget} data`;
  if (typeof change !== 'object' || change === null || Array.isArray(change)) {
    throw badRequest(`${what} is not a dict`);
  }
  const fields: Fields = { ...change };
  const { type } = fields;
  if (typeof type !== 'string') throw badRequest(`${what}["type"] is not a string`);
  const wanted = (widget === 'poll' ? pollChanges : todoChanges)[type];
  if (!wanted) throw badRequest(`Unknown type for ${what}: ${type}`);
  if (type === 'question' && !isAuthor) {
    throw badRequest("You can't edit a question unless you are the author.");
  }
  if (type === 'new_task_list_title' && !isAuthor) {
    throw badRequest("You can't edit the task list title unless you are the author.");
  }
  for (const [name, kind] of Object.entries(wanted)) {
    if (!(name in fields)) throw badRequest(`${name} key is missing from ${what}`);
    if (typeof fields[name] !== (kind === 'text' ? 'string' : kind)) {
      throw badRequest(
        `${what}["${name}"] is not ${kind === 'number' ? 'an integer' : kind === 'text' ? 'a string' : 'a boolean'}`,
      );
    }
  }
}

function submessageIn(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw badRequest('Invalid json for submessage');
  }
}

/** A button as it was sent. */
export interface Button {
  readonly short_name: string;
  readonly long_name: string;
  readonly reply: string;
}

/** The buttons under a message, none for most. */
export function buttonsOf(submessages: readonly Submessage[]): readonly Button[] {
  return submessages.flatMap(({ content }) => {
    const { extra_data } = JSON.parse(content) as { extra_data?: { choices?: readonly Button[] } };
    return extra_data?.choices ?? [];
  });
}

const refused = (why: string) => badRequest(`Widgets: ${why}`);
