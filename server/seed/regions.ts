/** Kota around the offices of the demo company, by their official codes. */
const AREAS: Readonly<Record<string, string>> = {
  // Jakarta and its neighbours.
  '3101': 'Kabupaten Administrasi Kepulauan Seribu',
  '3171': 'Kota Administrasi Jakarta Pusat',
  '3172': 'Kota Administrasi Jakarta Utara',
  '3173': 'Kota Administrasi Jakarta Barat',
  '3174': 'Kota Administrasi Jakarta Selatan',
  '3175': 'Kota Administrasi Jakarta Timur',
  '3201': 'Kabupaten Bogor',
  '3216': 'Kabupaten Bekasi',
  '3271': 'Kota Bogor',
  '3275': 'Kota Bekasi',
  '3276': 'Kota Depok',
  '3603': 'Kabupaten Tangerang',
  '3671': 'Kota Tangerang',
  '3674': 'Kota Tangerang Selatan',
  // Sulawesi Selatan.
  '7301': 'Kabupaten Kepulauan Selayar',
  '7302': 'Kabupaten Bulukumba',
  '7303': 'Kabupaten Bantaeng',
  '7304': 'Kabupaten Jeneponto',
  '7305': 'Kabupaten Takalar',
  '7306': 'Kabupaten Gowa',
  '7307': 'Kabupaten Sinjai',
  '7308': 'Kabupaten Bone',
  '7309': 'Kabupaten Maros',
  '7310': 'Kabupaten Pangkajene dan Kepulauan',
  '7311': 'Kabupaten Barru',
  '7312': 'Kabupaten Soppeng',
  '7313': 'Kabupaten Wajo',
  '7314': 'Kabupaten Sidenreng Rappang',
  '7315': 'Kabupaten Pinrang',
  '7316': 'Kabupaten Enrekang',
  '7317': 'Kabupaten Luwu',
  '7318': 'Kabupaten Tana Toraja',
  '7322': 'Kabupaten Luwu Utara',
  '7324': 'Kabupaten Luwu Timur',
  '7326': 'Kabupaten Toraja Utara',
  '7371': 'Kota Makassar',
  '7372': 'Kota Parepare',
  '7373': 'Kota Palopo',
  // Papua.
  '9103': 'Kabupaten Jayapura',
  '9105': 'Kabupaten Kepulauan Yapen',
  '9106': 'Kabupaten Biak Numfor',
  '9110': 'Kabupaten Sarmi',
  '9111': 'Kabupaten Keerom',
  '9115': 'Kabupaten Waropen',
  '9119': 'Kabupaten Supiori',
  '9120': 'Kabupaten Mamberamo Raya',
  '9171': 'Kota Jayapura',
};

/** Jakarta Timur, where the first office is: its kecamatan, and the kelurahan of Matraman. */
const BELOW: Readonly<Record<string, string>> = {
  '317501': 'Matraman',
  '317502': 'Pulo Gadung',
  '317503': 'Jatinegara',
  '317504': 'Kramat Jati',
  '317505': 'Pasar Rebo',
  '317506': 'Cakung',
  '317507': 'Duren Sawit',
  '317508': 'Makasar',
  '317509': 'Ciracas',
  '317510': 'Cipayung',
  '3175011001': 'Pisangan Baru',
  '3175011002': 'Utan Kayu Selatan',
  '3175011003': 'Utan Kayu Utara',
  '3175011004': 'Kayu Manis',
  '3175011005': 'Pal Meriam',
  '3175011006': 'Kebon Manggis',
};

/** What the demo company knows below its provinces. */
export const REGIONS = Object.entries({ ...AREAS, ...BELOW })
  .map(([code, name]) => ({ code, name, validFrom: '2020-01-01' }))
  .sort((a, b) => a.code.length - b.code.length);
