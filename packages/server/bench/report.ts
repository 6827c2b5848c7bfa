/** Prints each figure as it is found: the median, and what it lies between. */
export class Report {
  row(name: string, value: number, all: readonly number[] = [value]): void {
    const low = Math.min(...all).toFixed(2);
    const high = Math.max(...all).toFixed(2);
    const spread = all.length > 1 ? `   (${low} to ${high})` : '';
    process.stdout.write(`${name.padEnd(64)} ${value.toFixed(2).padStart(8)}${spread}\n`);
  }
}
