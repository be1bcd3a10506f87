const PAGE = 20;

/**
 * An inbox of so many notifications, every third unread, newest first; answers the calls of SPEC 7 in the browser
 * instead of the company, which has only a few.
 */
export async function serveInbox(page, total) {
  const isRead = new Map();
  const readAt = (id) => ((isRead.get(id) ?? id % 3 !== 0) ? '2026-11-20T03:00:00.000Z' : null);
  let unread = Math.floor(total / 3);
  const answers = {
    'GET count': () => unread,
    'GET ': (_, url) => ({
      count_notif: total,
      count_read_at: unread,
      notif: pageOf(Number(url.searchParams.get('page')), total, readAt),
    }),
    'PUT ': (id) => {
      if (readAt(Number(id)) === null) unread -= 1;
      isRead.set(Number(id), true);
      return null;
    },
  };
  await page.route('**/api/notifs**', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const [, rest = ''] = /\/api\/notifs\/?(.*)$/.exec(url.pathname) ?? [];
    const answer = answers[`${request.method()} ${rest}`] ?? answers[`${request.method()} `];
    if (!answer) return route.fallback();
    return route.fulfill({
      json: { status: 200, title: 'Sukses!', data: answer(rest, url), message: '', version: '1.0.0' },
    });
  });
}

function pageOf(number, total, readAt) {
  const first = total - (number - 1) * PAGE;
  return Array.from({ length: Math.max(0, Math.min(PAGE, first)) }, (_, index) => {
    const id = first - index;
    return {
      id,
      title: `Perubahan nota ${id}`,
      message: MESSAGES[id % MESSAGES.length],
      link: String(id),
      source: id % 5 === 0 ? 'approval' : 'credit',
      created_at: new Date(Date.UTC(2026, 10, 20) - (total - id) * 60_000).toISOString(),
      read_at: readAt(id),
    };
  });
}

/** Of different lengths, so that rows have different heights. */
const MESSAGES = [
  'Disetujui.',
  'Kasir meminta perubahan jumlah bayar pada nota angsuran. Periksa, lalu setujui atau tolak.',
  'Nota JKT/2611/00012 sudah diubah.',
  'Kontrak K-2024-000187 atas nama Siti Rahmawati: tanggal bayar diubah dari 18 menjadi 19 November 2026 karena uang diterima setelah kas ditutup; denda dihitung ulang.',
];
