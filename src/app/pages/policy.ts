export interface PolicySection {
  /** Anchor and number come from its place. */
  title: string;
  /** Each a paragraph, or a list. */
  parts: readonly (string | readonly string[])[];
}

/** When the text last changed, `YYYY-MM-DD`. */
export const POLICY_DATE = '2026-11-01';

/** Privacy and use policy for staff (UU 27/2022 on personal data, POJK 22/2023 on consumer protection). */
export const POLICY: readonly PolicySection[] = [
  {
    title: 'Untuk siapa kebijakan ini',
    parts: [
      'Angsur adalah aplikasi internal perusahaan pembiayaan. Kebijakan ini mengikat semua orang yang memakainya: pegawai, kolektor, dan pihak lain yang diberi akun. Kebijakan ini menjelaskan data pribadi apa yang diproses, untuk apa, dan apa kewajiban Anda.',
    ],
  },
  {
    title: 'Data yang diproses',
    parts: [
      'Perusahaan adalah pengendali data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Angsur memproses:',
      [
        'data nasabah, pasangan, penjamin, dan kontak darurat: identitas (NIK, KK, NPWP), alamat, pekerjaan, penghasilan, kendaraan, dokumen, dan riwayat pembayaran;',
        'data pegawai: nama, nama pengguna, jabatan, kantor, foto, dan hak akses;',
        'catatan pemakaian: waktu masuk, perangkat, alamat jaringan, dan setiap perubahan data beserta nilai sebelum dan sesudahnya;',
        'lokasi perangkat saat aplikasi dibuka, hanya bila Anda mengizinkannya di peramban. Menolak tidak mengurangi fungsi aplikasi.',
      ],
    ],
  },
  {
    title: 'Tujuan dan dasar pemrosesan',
    parts: [
      'Data diproses untuk menilai permohonan, menjalankan perjanjian pembiayaan, menerima dan mencatat pembayaran, menyimpan jaminan, menagih, menyusun laporan, dan memenuhi kewajiban kepada regulator. Dasarnya adalah pelaksanaan perjanjian, kewajiban hukum, kepentingan yang sah, dan bila diperlukan, persetujuan (Pasal 20 UU PDP).',
      'Data tidak dipakai untuk tujuan lain dan tidak dijual.',
    ],
  },
  {
    title: 'Kewajiban pengguna',
    parts: [
      [
        'Gunakan hanya akun Anda sendiri. Kata sandi dan kode masuk tidak boleh diberitahukan kepada siapa pun, termasuk atasan dan tim IT.',
        'Buka data nasabah hanya bila pekerjaan memerlukannya. Setiap perubahan tercatat atas nama Anda.',
        'Jangan memotret layar, menyalin, atau mengirim data nasabah melalui aplikasi pesan pribadi.',
        'Nota yang sudah dicetak diubah hanya melalui permintaan perubahan dengan alasan yang benar, dan disetujui orang lain.',
        'Kunci layar bila meninggalkan perangkat, dan keluar setelah selesai di perangkat bersama.',
      ],
    ],
  },
  {
    title: 'Penagihan',
    parts: [
      'Penagihan mengikuti Peraturan Otoritas Jasa Keuangan Nomor 22 Tahun 2023 tentang Pelindungan Konsumen dan Masyarakat di Sektor Jasa Keuangan. Antara lain:',
      [
        'hanya hari Senin sampai Sabtu di luar hari libur nasional, pukul 08.00–20.00 waktu setempat, kecuali dengan persetujuan nasabah (Pasal 62);',
        'tanpa ancaman, kekerasan, atau tindakan yang mempermalukan, dan tidak kepada pihak selain nasabah;',
        'di alamat penagihan atau domisili nasabah, dengan identitas dan surat tugas.',
      ],
    ],
  },
  {
    title: 'Penyimpanan dan pengamanan',
    parts: [
      'Data disimpan selama perjanjian berjalan dan selama peraturan perundang-undangan mewajibkannya, lalu dihapus atau dimusnahkan. Akses dibatasi menurut jabatan, sambungan dienkripsi, kata sandi disimpan dalam bentuk yang tidak dapat dibaca kembali, dan log tidak dapat diubah.',
      'Di perangkat Anda, Angsur menyimpan sesi, pilihan tampilan, dan data yang diperlukan saat sinyal hilang. Keluar dari aplikasi menghapus sesi beserta data nasabah yang tersimpan untuk pemakaian luring.',
    ],
  },
  {
    title: 'Pembagian data',
    parts: [
      'Data diberikan kepada pihak lain hanya bila diwajibkan hukum atau diperlukan untuk perjanjian, misalnya penyandang dana, perusahaan asuransi, notaris, Sistem Layanan Informasi Keuangan, dan otoritas. Pihak yang memproses data atas nama perusahaan terikat perjanjian tertulis.',
    ],
  },
  {
    title: 'Hak pemilik data',
    parts: [
      'Nasabah dan pegawai berhak mendapat informasi, mengakses dan memperoleh salinan data, memperbaiki data yang keliru, menarik persetujuan, menunda atau membatasi pemrosesan, mengakhiri pemrosesan dan meminta penghapusan, serta mengajukan keberatan, sesuai Pasal 5 sampai Pasal 13 UU PDP. Permintaan yang Anda terima diteruskan kepada kepala cabang pada hari yang sama.',
    ],
  },
  {
    title: 'Bila terjadi kebocoran',
    parts: [
      'Segera laporkan perangkat hilang, akun yang dipakai orang lain, atau data yang terkirim ke pihak yang salah kepada admin kantor dan kepala cabang. Perusahaan wajib memberitahukan kegagalan pelindungan data secara tertulis paling lambat 3 × 24 jam kepada pemilik data dan lembaga yang berwenang (Pasal 46 UU PDP).',
    ],
  },
  {
    title: 'Pelanggaran dan perubahan',
    parts: [
      'Pelanggaran kebijakan ini dapat dikenai sanksi kepegawaian dan sanksi hukum. Kebijakan dapat diperbarui; tanggal di atas menunjukkan versi yang berlaku. Pertanyaan disampaikan kepada kepala cabang atau pejabat pelindungan data perusahaan.',
    ],
  },
];
