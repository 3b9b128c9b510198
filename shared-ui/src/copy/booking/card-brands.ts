/** Brands as the provider writes them (compared without spaces and case), and as people write them. */
const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  americanexpress: 'American Express',
  dinersclub: 'Diners Club',
  diners: 'Diners Club',
}

/** The name of a card's brand; an unknown one stays as the provider wrote it. */
export const cardBrandName = (brand: string): string =>
  BRANDS[brand.toLowerCase().replace(/[^a-z]/g, '')] ?? brand
