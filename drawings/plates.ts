import type { Picture } from './picture.ts'
import { aguaymantoPlate } from './plates/aguaymanto.ts'
import { anturioPlate } from './plates/anturio.ts'
import { brassocattleyaPlate } from './plates/brassocattleya.ts'
import { buganvillaPlate } from './plates/buganvilla.ts'
import { cantutaPlate } from './plates/cantuta.ts'
import { cartuchoPlate } from './plates/cartucho.ts'
import { chirimoyaPlate } from './plates/chirimoya.ts'
import { floripondioPlate } from './plates/floripondio.ts'
import { girasolPlate } from './plates/girasol.ts'
import { granadillaPlate } from './plates/granadilla.ts'
import { helechoArboreoPlate } from './plates/helecho-arboreo.ts'
import { heliconiaPlate } from './plates/heliconia.ts'
import { hinojoPlate } from './plates/hinojo.ts'
import { jacarandaPlate } from './plates/jacaranda.ts'
import { lucumaPlate } from './plates/lucuma.ts'
import { magueyPlate } from './plates/maguey.ts'
import { maizPlate } from './plates/maiz.ts'
import { mollePlate } from './plates/molle.ts'
import { pacaePlate } from './plates/pacae.ts'
import { paltaPlate } from './plates/palta.ts'
import { papayaPlate } from './plates/papaya.ts'
import { platanoPlate } from './plates/platano.ts'
import { quinuaPlate } from './plates/quinua.ts'
import { retamaPlate } from './plates/retama.ts'
import { salviaPlate } from './plates/salvia.ts'
import { taraPlate } from './plates/tara.ts'
import { tumboPlate } from './plates/tumbo.ts'
import { tunaPlate } from './plates/tuna.ts'
import { winayWaynaPlate } from './plates/winay-wayna.ts'

/** The plants of the demonstration garden, one plate each; the file's name is the plant's slug. */
export const plates: readonly Picture[] = [
  aguaymantoPlate,
  anturioPlate,
  brassocattleyaPlate,
  buganvillaPlate,
  cantutaPlate,
  cartuchoPlate,
  chirimoyaPlate,
  floripondioPlate,
  girasolPlate,
  granadillaPlate,
  helechoArboreoPlate,
  heliconiaPlate,
  hinojoPlate,
  jacarandaPlate,
  lucumaPlate,
  magueyPlate,
  maizPlate,
  mollePlate,
  pacaePlate,
  paltaPlate,
  papayaPlate,
  platanoPlate,
  quinuaPlate,
  retamaPlate,
  salviaPlate,
  taraPlate,
  tumboPlate,
  tunaPlate,
  winayWaynaPlate,
]
