/** Why a row stands as it does: what a person must know first, and what else there is, posting's allocation last. */
export interface ReasonParts {
  cause: string;
  rest: string;
}

/** The server joins the parts of a reason by this. */
const BETWEEN = '; ';
/** What stands against a match. */
const BUT = 'tetapi ';

/** The cause first: what stands against the match where something does, else how it matched. */
export function reasonParts(reason: string): ReasonParts {
  const parts = reason.split(BETWEEN);
  const at = Math.max(
    0,
    parts.findIndex((part) => part.startsWith(BUT)),
  );
  const cause = parts[at] ?? '';
  return {
    cause: capital(cause.startsWith(BUT) ? cause.slice(BUT.length) : cause),
    rest: capital(parts.toSpliced(at, 1).join(BETWEEN)),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
