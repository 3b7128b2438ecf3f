// Builds elements without a word of HTML.
/* global document */

/** Fields that are functions are listeners; `undefined` and `false` leave an attribute out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

export const byId = (id) => document.getElementById(id);
