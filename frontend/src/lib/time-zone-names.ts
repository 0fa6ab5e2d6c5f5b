/** Names of time zones as they are today; browsers list many under former ones. */
const TODAYS_ZONES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Places that their ids spell without accents, spaces or apostrophes. */
const PLACES: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Cordoba: 'Córdoba',
  Curacao: 'Curaçao',
  DumontDUrville: 'Dumont d’Urville',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Noumea: 'Nouméa',
  Reunion: 'Réunion',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  'St Barthelemy': 'St. Barthélemy',
  'St Johns': 'St. John’s',
  Tucuman: 'Tucumán',
  Urumqi: 'Ürümqi',
};

/** Returns today's id of a time zone: `Asia/Calcutta` → `Asia/Kolkata`. */
export function todaysZone(timeZone: string): string {
  return TODAYS_ZONES[timeZone] ?? timeZone;
}

/** Returns the place of a time zone by today's name: `America/Argentina/Buenos_Aires` → `Buenos Aires, Argentina`. */
export function placeOfZone(timeZone: string): string {
  const [first, ...places] = todaysZone(timeZone).replaceAll('_', ' ').split('/');
  return (places.length === 0 ? [first!] : places).toReversed().map(placeName).join(', ');
}

function placeName(name: string): string {
  return PLACES[name] ?? name.replace(/^St /, 'St. ');
}
