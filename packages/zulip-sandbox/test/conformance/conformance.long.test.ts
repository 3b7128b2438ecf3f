// What a Zulip server does, case by case, at the levels that the quick suite leaves out.
import { conform, longLevels, sandboxAt } from './conform.ts';

conform(longLevels.map(sandboxAt));
