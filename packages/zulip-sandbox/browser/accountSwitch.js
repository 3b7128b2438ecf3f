// The switch for the kind of account that the bot has; where it cannot be switched, how the demo starts with the other.
import { byId, element } from './dom.js';
import { word } from './words.js';

/** An account stays what it is: another one means to begin anew. `order` sends what is wanted, `done` says that it is. */
export function accountParts(order, done) {
  const kinds = ['bot', 'human'].map((kind) => element('option', { value: kind }, word(`${kind}Account`)));
  const select = element('select', { id: 'account' }, ...kinds);
  const button = element('button', { type: 'submit', class: 'plain' }, word('beginAnew'));
  const begin = (event) => {
    event.preventDefault();
    // The first press asks: all that was said is gone afterwards.
    if (!button.dataset.sure) return ask(button);
    askNoMore(button);
    order({ account: select.value });
    done(word('begunAnew')(word(`${select.value}Account`)));
  };
  return [
    element(
      'form',
      { class: 'level', id: 'account-form', hidden: true, submit: begin },
      element('label', {}, element('span', {}, word('account')), select),
      button,
    ),
    element('p', { class: 'account', id: 'account-hint' }),
  ];
}

function ask(button) {
  button.dataset.sure = 'yes';
  // As long as what stood there: it stays under the pointer.
  button.textContent = word('really');
  byId('account-hint').replaceChildren(word('allIsLost'));
  button.addEventListener('blur', () => askNoMore(button), { once: true });
}

function askNoMore(button) {
  delete button.dataset.sure;
  button.textContent = word('beginAnew');
  byId('account-hint').replaceChildren(word('beginAnewHint'));
}

export function drawAccount(account, canRestartAs) {
  const select = byId('account');
  if (select.dataset.account !== account) select.value = account;
  select.dataset.account = account;
  byId('account-form').hidden = !canRestartAs;
  if (byId('account-form').querySelector('[data-sure]')) return;
  const other = account === 'bot' ? 'human' : 'bot';
  const hint = [
    `${word('account')}: ${word(`${account}Account`)}. ${word('otherAccount')} `,
    element('code', {}, `npm run demo -- --account=${other}`),
  ];
  byId('account-hint').replaceChildren(...(canRestartAs ? [word('beginAnewHint')] : hint));
}
