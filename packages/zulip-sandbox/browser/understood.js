// What the bot made of the last question of the conversation, or of the message that is selected.
/* global fetch */
import { byId, element } from './dom.js';
import { textOf } from './html.js';
import { currentLanguage, locale, word } from './words.js';

/** So many of the newest messages are looked through for a question. */
const mostLookedAt = 100;
const longestQuote = 140;

/** A message is selected by the focus: with the mouse, or by the arrow keys. */
export function understoodSection(botId) {
  let shown = [];
  let selected;
  let newestAtSelection;
  let asked = 0;
  let drawn = '';

  const newest = () => shown.findLast(({ sender_id }) => sender_id !== botId)?.id;

  byId('messages').addEventListener('focusin', ({ target }) => {
    selected = Number(target.closest('.message')?.id.replace('message-', ''));
    newestAtSelection = newest();
    void refresh();
  });

  /** Somebody has asked anew, or one is elsewhere: what was selected is so no more. */
  function forgetPast() {
    const isThere = shown.some(({ id }) => id === selected);
    if (selected && (!isThere || newest() !== newestAtSelection)) selected = undefined;
  }

  function toLast() {
    selected = undefined;
    byId('understood').focus();
    void refresh();
  }

  async function refresh() {
    if (!isOpen()) return;
    const ids = selected ? [selected] : lookedThrough(shown, botId);
    const number = ++asked;
    const answer = ids.length > 0 ? await ask(ids) : { questions: [] };
    // Something else was asked for meanwhile, or the panel was closed.
    if (number !== asked || !isOpen()) return;
    const message = shown.find(({ id }) => id === (answer.messageId ?? selected));
    const version = JSON.stringify([answer, message, selected]);
    if (version === drawn) return;
    drawn = version;
    byId('understood-of').replaceChildren(...heading(message, selected !== undefined));
    byId('to-last').hidden = selected === undefined;
    byId('understood').replaceChildren(
      ...content(answer, selected !== undefined, message?.sender_id === botId),
    );
  }

  return {
    refresh,
    /** What is in sight of the conversation now, oldest first. */
    show(messages) {
      shown = messages;
      forgetPast();
      void refresh();
    },
    /** Made anew with the panel. */
    section() {
      drawn = '';
      const title = element('h3', { id: 'understood-title' }, word('understood'));
      const last = { type: 'button', class: 'plain', id: 'to-last', hidden: true, click: toLast };
      return element(
        'section',
        { class: 'understood', 'aria-labelledby': 'understood-title' },
        title,
        element('p', { id: 'understood-of', dir: 'auto' }),
        element('button', last, word('toLastQuestion')),
        element('div', {
          id: 'understood',
          tabindex: 0,
          role: 'group',
          'aria-labelledby': 'understood-title',
        }),
      );
    },
  };
}

const isOpen = () => !byId('panel').hidden && byId('understood') !== null;

const lookedThrough = (shown, botId) =>
  shown
    .filter(({ sender_id }) => sender_id !== botId)
    .map(({ id }) => id)
    .slice(-mostLookedAt)
    .reverse();

/** A failure is shown in place of the lines. */
async function ask(ids) {
  try {
    const response = await fetch(`/sandbox/understood?messages=${ids.join()}`);
    return response.ok ? await response.json() : { questions: [], failure: `HTTP ${response.status}` };
  } catch (error) {
    return { questions: [], failure: error.message };
  }
}

function heading(message, isSelected) {
  if (!message) return [];
  const text = textOf(message.content).replace(/\s+/g, ' ').trim();
  const quote = text.length > longestQuote ? `${text.slice(0, longestQuote)} …` : text;
  const time = new Date(message.timestamp * 1000).toLocaleTimeString(locale(), {
    hour: '2-digit',
    minute: '2-digit',
  });
  const which = word(isSelected ? 'selectedMessage' : 'lastQuestion');
  return [element('b', {}, which), ` · ${message.sender_full_name}, ${time}: ${word('quoted')(quote)}`];
}

/** The question of an answer that is selected, and each of several, is told with what was made of it. */
function content({ questions, failure }, isSelected, isAnswer) {
  if (failure) return [word('failed')(failure)];
  if (questions.length === 0) return [word(isSelected ? 'notRead' : 'nothingRead')];
  return questions.flatMap(({ question, lines }) =>
    [
      (isAnswer || questions.length > 1) && element('h4', { dir: 'auto' }, word('quoted')(question)),
      element('dl', {}, ...lines.flatMap(line)),
    ].filter(Boolean),
  );
}

const line = ({ label, text }) => [
  element('dt', {}, label[currentLanguage()]),
  element('dd', { dir: 'auto' }, text),
];
