// The switch for the kind of account that the bot has; where it cannot be switched, how the demo starts with the other.
import { announce } from './announce.js';
import { byId, element } from './dom.js';
import { word } from './words.js';

/** An account stays what it is: another one means to begin anew. `order` sends what is wanted. */
export function accountParts(order) {
  const kinds = ['bot', 'human'].map((kind) => element('option', { value: kind }, word(`${kind}Account`)));
  const select = element('select', { id: 'account' }, ...kinds);
  const button = element('button', { type: 'submit', class: 'plain' }, word('beginAnew'));
  const begin = (event) => {
    event.preventDefault();
    // The first press asks: all that was said is gone afterwards.
    if (!button.dataset.sure) return ask(button);
    order({ account: select.value });
    announce(word('begunAnew')(word(`${select.value}Account`)));
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
  button.textContent = word('reallyBeginAnew');
  button.addEventListener(
    'blur',
    () => {
      delete button.dataset.sure;
      button.textContent = word('beginAnew');
    },
    { once: true },
  );
}

export function drawAccount(account, canRestartAs) {
  const select = byId('account');
  if (select.dataset.account !== account) select.value = account;
  select.dataset.account = account;
  byId('account-form').hidden = !canRestartAs;
  const other = account === 'bot' ? 'human' : 'bot';
  const hint = [
    `${word('account')}: ${word(`${account}Account`)}. ${word('otherAccount')} `,
    element('code', {}, `npm run demo -- --account=${other}`),
  ];
  byId('account-hint').replaceChildren(...(canRestartAs ? [word('beginAnewHint')] : hint));
}
