import { createHmac, randomBytes } from 'node:crypto';

/** What a token stands for: a link can't be led to another contract or made to last longer by changing its row. */
export interface SignedLink {
  salt: string;
  contractCode: string;
  endsAt: Date;
}

/** So that no two links have the same token. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/**
 * The token of a link: the server's signature under it, 256 bits. Whoever has the row and the key makes it again, so it
 * is kept nowhere.
 */
export function shareToken(secret: string, { salt, contractCode, endsAt }: SignedLink): string {
  const text = ['share', salt, contractCode, endsAt.toISOString()].join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}
