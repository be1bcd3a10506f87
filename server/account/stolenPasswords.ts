import { createHash } from 'node:crypto';
import { passwordFault, type PasswordOwner } from '@/lib/contract/passwordRule';

/** Length of a kept hash, hex digits: enough to tell a few hundred apart from everything else. */
const KEPT_DIGITS = 12;

/**
 * Of the 49,233 passwords that are met most often in what was stolen (@zxcvbn-ts/language-common), those that the rule
 * alone lets through, as hashes: they are no pleasant reading. `stolenPasswords.test` holds the list complete.
 */
const STOLEN = new Set(
  (
    '00a6b72d4089 00b4777520fb 015000f4b58c 024b4c2f2792 02f51482f572 032cc11fe7a5 04dbdd177b24 051925d03fd8 ' +
    '0534141524b1 05960492115b 07f531620367 09a77f44eb8e 09fba7943e22 0a67248b9ae0 0b67c64a4e96 0d6ffddb8797 ' +
    '0da0b943f322 0e3cb137a462 14864a6a23de 174cb7512149 185efd4ce876 18bf6edc8480 194828bdf838 1a6842ffcb68 ' +
    '1a6bd4d9d79d 1b01e30a19f9 1b733e308971 1c312dd6426a 1c699d06d966 1e3bb894756f 1f454e8ce8d7 2059aef47996 ' +
    '20e7c2e89827 23ce07fe87db 243d023cc2b2 2566a18cd1ea 26288d99045c 2675e73289c0 27eecf97f30d 2889f546afa7 ' +
    '2929e22f48b1 2b0a8c234bb9 2c402093f566 2cb3809ee3ed 2d543bbc12b7 2f5f6ce5ae30 30005f56cf2f 319bae28fe4e ' +
    '31f61e77f257 33489d249b79 33d73e23411c 35f91566a687 362799965c50 36aa15a88e7a 38b87b10d08d 395f2910731c ' +
    '3b4da2e28ebe 3b6604d31009 3b847ef748b3 40f598cc7655 4379b1d20a05 45c86bffcb91 46a281cd3549 481ec310c2a7 ' +
    '487e420c9deb 49d621325eb5 4a9c53ded29a 4ab5811e8aa0 4ac1f5aefd9b 4acb3e62641c 4c73d6c77d75 50f48097e3e5 ' +
    '53a60c9436d9 56f4ae356384 58baa3c54af5 59e20f694562 5b406272e989 5bd7adb02446 5e9286da8261 5eca4891daf2 ' +
    '5f50dd7274ef 617034c22db6 6265db0c8c5d 62d9b56b23a9 65bc867f68ff 6678d43e742d 6ae217164a1e 6b15713240e8 ' +
    '6c5f285a9edb 6eedfb96d727 70e448ef3099 716f9ff92931 7179b0b30988 73476e382631 7398cf10f29a 74305616b2bc ' +
    '765ad9f4c7e6 772f0fe1b26e 775b9c200002 780b10cfaaac 789b99e92a4b 7a01adea4b8a 7c36c5b0fb6b 7dcac91aac91 ' +
    '7fd06f0e2a61 80da9f880895 81d06fe91661 8206d22f0437 821a280205aa 82ba701bc81f 837035490f08 845ba5e412d0 ' +
    '84607371de49 84615b1a7bd7 84de13685658 8662467dc7c9 8768ced25e63 87d97d15e6c3 8907a499b54a 89352621a2e5 ' +
    '897b312072c2 89b00a2edf6d 8c5cae7c0dd0 8c6e96f7ab6a 8df95026538f 9015b3502a21 9077d1af69c7 909cde4a273e ' +
    '9457299b29ac 95b3af309926 95ce70d9ede3 96a1db784a9a 9a622eeaf4a6 9e15ec810d24 9e5a2714f77c 9edd7412fe65 ' +
    '9f80a5e14017 a0364755a38a a2456ff061c4 a62ecb8c4f96 a68bf3b2fed5 a90a207374d2 a91f0cc24ff6 ab8b9e02b326 ' +
    'acf45488978d ad9b0702bc41 addba6a15595 ae5deb865d39 af57f9a21b58 b0256f0ef4df b28c22cd0450 b2c37ed19a5d ' +
    'b34564f1c4cd b3828225789c b51d7bea6d02 b6b9010255ce b836be358fca b8da82a495e6 bc5b3fe32e23 bce2966c0b0d ' +
    'bd085eb59a55 bea7f08875bb c1b59ba0c56e c2bc829f2951 c4d308f6f20a c6558d2c1168 c68689b338d8 c7e402258ee3 ' +
    'c8ade45ed64f c8c38b9c8734 c9034e49af2c c90bc0f6d37d cab18e5c0cdf cacfd5244003 cb5e0fac75c9 cb79b02b20af ' +
    'cd340d1a5c41 ce6428728f8a d1746e1ce9d1 d25b1b53feda d4b45864d9d6 d52475ba9492 d84a9a6b2b0f d86c8651b794 ' +
    'd8aafc4b847c d8aecc652ce4 dafcce4c7ed4 db7ad950336e dbdcf01bf52c de6278ab9ed1 e000f40fc4ec e12b82d1d8d7 ' +
    'e168897bb493 e36fabda1f03 e4005e2c1578 e49a33216d18 e5bdf693664a e714ccb23a51 e773bb5d9026 e8d5d1b90ffb ' +
    'e8f1ad2bdea3 e9a2f4d0e1f0 ea5595cde88d eee9c6e1906f eefa1c7e0c96 ef52ace090cc f1fa5d6c2642 f3eac56ea464 ' +
    'f587d4d58660 f5c9316b207a f5f1ce8f25d7 f7bcd2d4e372 f952b74b6083 fa6e5e5a18a8 fcac76b4b2c9 fcca288045ed'
  ).split(' '),
);

export const isStolen = (password: string): boolean =>
  STOLEN.has(createHash('sha256').update(password.toLowerCase()).digest('hex').slice(0, KEPT_DIGITS));

/** Why a new password won't do: the rule that the form knows too, and the list, which stays on the server. */
export function newPasswordFault(password: string, owner: PasswordOwner): string | null {
  const fault = passwordFault(password, owner);
  if (fault !== null || !isStolen(password)) return fault;
  return 'Kata sandi ini ada di daftar kata sandi yang bocor. Pakai beberapa kata yang tidak berhubungan.';
}
