/** Rows that are read at once. */
const STRIDE = 100;

/**
 * The first `limit` rows that pass a rule which is not the database's to ask, read a stretch at a time.
 * @param read `size` rows from `offset` on, in one order
 */
export async function firstPassing<Row, Passed>(
  read: (size: number, offset: number) => Promise<Row[]>,
  pass: (row: Row) => Passed | null | Promise<Passed | null>,
  limit: number,
): Promise<Passed[]> {
  const passed: Passed[] = [];
  for (let offset = 0; ; offset += STRIDE) {
    const rows = await read(STRIDE, offset);
    for (const row of rows) {
      const one = await pass(row);
      if (one !== null) passed.push(one);
      if (passed.length === limit) return passed;
    }
    if (rows.length < STRIDE) return passed;
  }
}
