/** The client of the generated reservations. */
export const BENCH_GUEST = {
  names: 'Rosa Elvira',
  email: 'rosa@example.pe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  phone: '984000111',
  location: 'Jirón de Ejemplo 123, Lima',
  country: 'Perú',
  age: 34,
  RUC: '',
} as const

/** Surnames to use in turn: short and long ones, with and without accents. */
export const BENCH_SURNAMES = [
  'Quispe Mamani',
  'Fournier',
  'Núñez Cárdenas',
  'Sørensen',
  'Becker',
  'Lima e Souza',
]
