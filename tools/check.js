// Types and lint from one program: the compiler and the linter each take most of their time to learn the same types.
import process from 'node:process';
import { ESLint } from 'eslint';
import ts from 'typescript';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile('test/tsconfig.json', {}, host);
const program = ts.createProgram(fileNames, options);

/** Others get the packages with declarations, in which some types cannot be named that can be inferred. */
const published = program
  .getSourceFiles()
  .filter(({ fileName }) => /\/packages\/[^/]+\/src\//.test(fileName));

const wrong = [
  ...errors,
  ...ts.getPreEmitDiagnostics(program),
  ...published.flatMap((file) => program.getDeclarationDiagnostics(file)),
];
process.stdout.write(
  ts.formatDiagnosticsWithColorAndContext(wrong, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  }),
);

const linter = new ESLint({
  overrideConfigFile: '.eslint.config.js',
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: null, programs: [program] } },
  },
});
const results = await linter.lintFiles(['.']);
const formatter = await linter.loadFormatter();
process.stdout.write(await formatter.format(results));

const found = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
process.exitCode = wrong.length > 0 || found ? 1 : 0;
