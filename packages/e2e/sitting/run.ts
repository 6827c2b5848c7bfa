/**
 * `pnpm proof:sitting [drops] [leavings]`: exams are sat in Chromium, on lines that break, and left in
 * every way; then it is looked what the server made of it. Needs built apps and PostgreSQL.
 */
import { type Figure, printFigures } from '../crash/report.ts';
import { leaveAttempts } from './leaving.ts';
import { openRoom } from './room.ts';
import { saveAnswers } from './saving.ts';

const [drops = 50, leavings = 2] = process.argv.slice(2).map(Number);
const room = await openRoom(8);
const figures: Figure[] = [];
try {
  if (drops > 0) figures.push(...(await saveAnswers(room, drops)));
  if (leavings > 0) figures.push(...(await leaveAttempts(room, leavings)));
} finally {
  await room.close();
}
printFigures(figures);
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
