import { describe, expect, it } from 'vitest'
import { roomPhotoPath, roomPhotoSet } from './room-photo.ts'

describe('the photo of a room', () => {
  it('C-07 has a URL with its version, so that it can be cached forever', () => {
    expect(roomPhotoPath('r 1', 'a&b', 480)).toBe('/api/room/find-photo?roomID=r+1&width=480&v=a%26b')
  })

  it('N-06 has a source for every stored width', () => {
    expect(roomPhotoSet('r1', 'v1').match(/\d+w/g)).toEqual(['320w', '480w', '768w', '1024w'])
  })
})
