/**
 * How a plant's QR code is drawn, on the screen and in print. Level Q tolerates the loss of a quarter of it to soil and weather.
 */
export const QR_CODE = { size: 380, level: 'Q', marginSize: 4 } as const
