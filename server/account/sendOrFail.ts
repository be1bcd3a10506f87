import { ApiError } from '../platform/core/ApiError';
import type { CodePurpose, CodeRecipient, CodeSender } from '../platform/core/CodeSender';

/** Sends a code and says where it went; 503 where it cannot be sent. */
export async function sendOrFail(
  sendCode: CodeSender,
  person: CodeRecipient,
  code: string,
  purpose: CodePurpose,
): Promise<string> {
  try {
    return await sendCode(person, code, purpose);
  } catch (cause) {
    const error = new ApiError(503, 'Kode tidak dapat dikirim. Coba lagi, atau hubungi Admin Sistem.');
    error.cause = cause;
    throw error;
  }
}
