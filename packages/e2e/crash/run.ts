/**
 * `pnpm crash [short|full] [C2|C3|C5…]`: kills the server and the database in the middle of
 * acknowledged writes and looks for what is missing afterwards. Needs built apps and PostgreSQL.
 */
import { killEmbedded } from './embedded.ts';
import { openTwice } from './folder.ts';
import { killPostgres } from './postgres.ts';
import { type Figure, printFigures } from './report.ts';

const [form = 'short', ...only] = process.argv.slice(2);
const full = form === 'full';
const runs: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  C3: () => (full ? killEmbedded(200, 100_000) : killEmbedded(5, 1000)),
  C5: () => openTwice(full ? 100 : 5),
  C2: () => killPostgres(full ? 100 : 3),
};

const figures: Figure[] = [];
for (const [name, run] of Object.entries(runs)) {
  if (only.length === 0 || only.includes(name)) figures.push(...(await run()));
}
printFigures(figures);
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
