// What a Zulip server does, case by case, at the levels that the quick suite leaves out.
// @module-tag long
import { conform, sandboxAt } from './conform.ts';
import { longLevels } from './levels.ts';

conform(longLevels.map(sandboxAt));
