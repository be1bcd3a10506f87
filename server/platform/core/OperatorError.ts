/** An error whose message tells, in words, whoever runs the server what to do; no stack is shown with it. */
export class OperatorError extends Error {}
