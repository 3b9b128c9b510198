/** A-15, N-06: how a plant's code is drawn, on the screen and on paper: a quarter of it may be lost to soil and weather. */
export const QR_CODE = { size: 380, level: 'Q', marginSize: 4 } as const
