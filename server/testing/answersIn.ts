/**
 * Answers that came one after the other on a connection, each as long as its head says; one that is cut off has the status
 * NaN, and what is left as its body.
 */
export function answersIn(heard: string): { status: number; body: string }[] {
  const answers = [];
  for (let rest = heard; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
    const isWhole = rest.length >= end + 4 + length;
    if (!isWhole || end < 0 || Number.isNaN(status) || Number.isNaN(length))
      return [...answers, { status: NaN, body: rest }];
    answers.push({ status, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
