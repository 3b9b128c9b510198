/**
 * How QR codes are drawn, on the screen and in print. Level Q tolerates the loss of a quarter of a plant's label to soil and weather.
 */
export const QR_CODE = { size: 380, level: 'Q', marginSize: 4 } as const
