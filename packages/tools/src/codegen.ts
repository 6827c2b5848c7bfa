/**
 * `pnpm codegen`: writes the `.generated.ts` beside every `.graphql` operation, only when an
 * operation, the schema or the settings changed. After an install (`--after-install`) a broken
 * operation is shown but does not fail the install, which has put the packages in place.
 */
import { generateOperations } from './operations/generate.ts';

const code = await generateOperations((line) => console.log(`codegen: ${line}`));
process.exitCode = process.argv.includes('--after-install') ? 0 : code;
