/** `pnpm texts`: puts every file of the catalogue in the order of its ids, and names texts that a locale lacks. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from './launch/project.mjs';
import { lackingIds, sortedJson, sortedProgram } from './texts/sort-texts.ts';

const catalogue = join(projectRoot, 'packages/i18n/catalogue');
const style = (await resolveConfig(join(catalogue, 'x.ts'))) ?? {};

for (const file of globSync('*/*.{ts,json}', { cwd: catalogue })) {
  const path = join(catalogue, file);
  const before = readFileSync(path, 'utf8');
  const isEnglish = basename(file) === 'en.ts';
  const sorted = isEnglish ? sortedProgram(before) : sortedJson(before);
  const after = await format(sorted, { ...style, parser: isEnglish ? 'typescript' : 'json' });
  if (after !== before) writeFileSync(path, after);
  if (isEnglish) continue;
  const english = readFileSync(join(catalogue, dirname(file), 'en.ts'), 'utf8');
  for (const id of lackingIds(english, before)) {
    console.log(`${file} lacks ${id}`);
    process.exitCode = 1;
  }
}
