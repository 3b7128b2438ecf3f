// All questions of the sets, through the whole bot.
// @module-tag long
import { allQuestions } from './questions/index.ts';
import { expectNoneMisread } from './ratchet.ts';

expectNoneMisread(allQuestions);
