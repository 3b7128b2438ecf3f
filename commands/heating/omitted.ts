// What the heating calculators say of switches that were not stated: each counts as no.
import { declareFields, inFile } from '../../src/kit/index.ts';

export const omittedFields = declareFields({
  omitted: inFile('texts', 'Nicht angegeben', 'Not stated', ['defaults_when_omitted_omitted']),
  omittedAs: inFile('yesNo', 'Nicht Angegebenes', 'What is not stated', ['defaults_when_omitted_taken_as']),
  omittedNote: inFile('text', 'Nicht Angegebenes', 'What is not stated', ['defaults_when_omitted_note']),
});
