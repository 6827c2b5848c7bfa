/**
 * `pnpm crash [short|full] [C1|C1-exams|C2|C3…]`: kills and stops the server and the database in the middle of
 * acknowledged writes and looks for what is missing afterwards. Needs built apps and PostgreSQL.
 */
import { killEmbedded } from './embedded.ts';
import { killDuringExams } from './exams.ts';
import { openTwice } from './folder.ts';
import { killPostgres } from './postgres.ts';
import { type Figure, printFigures } from './report.ts';
import { restartInTurn } from './rolling.ts';
import { stopUnderWay } from './stop.ts';
import { killDuringUploads } from './uploads.ts';

const [form = 'short', ...only] = process.argv.slice(2);
const full = form === 'full';
const runs: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'C1-exams': () => killDuringExams(full ? 200 : 5),
  'C1-uploads': () => killDuringUploads(full ? 200 : 5),
  C8: async () => [...(await stopUnderWay()), ...(await restartInTurn(full ? 10_000 : 500))],
  C3: () => (full ? killEmbedded(200, 100_000) : killEmbedded(5, 1000)),
  C5: () => openTwice(full ? 100 : 5),
  C2: () => killPostgres(full ? 100 : 3),
};

const figures: Figure[] = [];
for (const [name, run] of Object.entries(runs)) {
  if (only.length === 0 || only.some((one) => name.startsWith(one))) figures.push(...(await run()));
}
printFigures(figures);
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
