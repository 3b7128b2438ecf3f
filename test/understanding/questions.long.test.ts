// All questions of the sets, through the whole bot.
import { allQuestions } from './questions/index.ts';
import { expectNoneMisread } from './ratchet.ts';

expectNoneMisread(allQuestions);
