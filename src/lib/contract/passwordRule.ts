/** Shortest password, in characters. Length is what guessing costs most. */
export const PASSWORD_MIN = 12;
/** Longest password, in characters; also what sign-in takes. */
export const PASSWORD_MAX = 200;

/** Different letters that must be left of a password once everything that is guessed first is taken out of it. */
const REST = 5;

/**
 * What lists of stolen passwords of Indonesian companies begin with: words for password, keys side by side,
 * endearments, blessings, places, months, this trade's words.
 */
const GUESSED_FIRST =
  'password passwort katasandi sandi rahasia kunci masuk selamat datang welcome login admin administrator root user ' +
  'angsur angsuran kredit cicilan nasabah kasir kolektor finance leasing motor mobil honda yamaha suzuki toyota ' +
  'qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvb qazwsx letmein iloveyou monkey dragon master sunshine princess ' +
  'football liverpool arsenal persib persija juventus naruto doraemon pokemon superman batman ' +
  'sayang sayangku cinta cintaku akucintakamu bismillah alhamdulillah subhanallah allahuakbar assalamualaikum ' +
  'muhammad indonesia merdeka garuda jakarta bandung surabaya makassar jayapura medan semarang bekasi ' +
  'januari februari maret april mei juni juli agustus september oktober november desember ' +
  'senin selasa rabu kamis jumat sabtu minggu demo test coba default ganti baru';

/** Signs that stand for letters in passwords that only look odd. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whose password it is to be; their own words are the first that are tried. */
export interface PasswordOwner {
  username: string;
  name: string;
}

/**
 * Why a new password won't do, in words for the field; null when it will. The same in the form and on the server.
 * No mixture of signs is asked for: length and being hard to guess are what counts.
 */
export function passwordFault(password: string, owner: PasswordOwner): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `Isi paling sedikit ${PASSWORD_MIN} karakter.`;
  if (length > PASSWORD_MAX) return `Isi paling banyak ${PASSWORD_MAX} karakter.`;
  const own = ownWords(owner);
  const plain = password.toLowerCase();
  const readings = [plain, plain.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)];
  if (!readings.some((reading) => isGuessed(reading, own))) return null;
  const isOwn = readings.some((reading) => own.some((word) => reading.includes(word)));
  return `${isOwn ? 'Terlalu mirip nama Anda' : 'Terlalu mudah ditebak'}. Pakai beberapa kata yang tidak berhubungan.`;
}

/** True when too little is left without the words, numbers and runs that are tried first. */
function isGuessed(password: string, own: readonly string[]): boolean {
  // The longer word first, so that its part does not break it up.
  const words = [...own, ...GUESSED_FIRST.split(' ')].sort((a, b) => b.length - a.length);
  let rest = password;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  const letters = rest.replace(/[^\p{L}]/gu, '');
  return new Set(letters).size < REST || isRun(letters);
}

/** `abcdefgh`, `zyxwvuts`. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}

function ownWords({ username, name }: PasswordOwner): string[] {
  return `${username} ${name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);
}
