export function digitsOf(text: string): string
export function brandOf(number: string): string
export function longestNumber(number: string): number
export function isLuhnValid(number: string): boolean
export function isNumberValid(number: string): boolean
export function formatNumber(text: string): string
export function formatExpiry(text: string): string
export function isExpiryWritten(expiry: string): boolean
export function isExpired(expiry: string, epochMs: number): boolean
export function isExpiryValid(expiry: string, epochMs: number): boolean
export function isCvcValid(cvc: string, number: string): boolean
