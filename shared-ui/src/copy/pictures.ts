/** What the gallery's pictures show, by the name of their file (P-02). */
export const GALLERY_ALT = {
  amanecer:
    'El valle al amanecer: niebla sobre el río, andenes de piedra en la ladera y los nevados aún en sombra.',
  mediodia:
    'El valle al mediodía: los nevados bajo el cielo limpio, el río entre las chacras y un maizal en flor.',
  atardecer:
    'La casa al atardecer con las lámparas encendidas, humo en la chimenea y un maguey florecido en primer plano.',
  sendero:
    'El sendero del jardín botánico entre heliconias, helechos arbóreos, plátanos y cartuchos, con el letrero de cada planta.',
  patio:
    'La hamaca tejida en la galería de la casa, entre macetas de helechos y retamas, con vista al valle.',
  muro: 'Un picaflor ante las flores rojas de una cantuta que cuelga sobre un antiguo muro de piedra; por la puerta se ve el valle.',
  huerto:
    'El huerto por la tarde: un lúcumo cargado con su escalera, un molle y la canasta con las lúcumas de la mañana.',
  noche: 'La casa de noche bajo la Vía Láctea y la Cruz del Sur, con la luz de las ventanas sobre el pasto.',
} as const

/** What the restaurant's slides show, by the name of their file (P-03). */
export const RESTAURANT_ALT = {
  desayuno:
    'Desayuno frente al valle: canasta de panes, huevos fritos, papaya con granadilla y café recién pasado.',
  almuerzo:
    'Almuerzo visto desde arriba: trucha frita con papas amarillas y salsa criolla, choclo con queso y una jarra de chicha morada.',
  cocina:
    'La cocina con su horno de adobe encendido, la leña apilada y los panes y la masa sobre la mesa; del techo cuelgan maíz y ají.',
  comedor: 'El comedor al anochecer, con lámparas y velas encendidas y el valle en la ventana larga.',
  mercado:
    'Frutos del valle sobre una manta tejida: canastas de chirimoyas, granadillas y tunas, y delante quinua, lúcumas, choclos, palta y aguaymantos.',
} as const
