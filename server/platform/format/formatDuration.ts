/** A waiting time in words, rounded up: `45 detik`, `15 menit`, `2 jam`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} detik`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} menit`;
  return `${Math.ceil(seconds / 3600)} jam`;
}
