import inspector from 'node:inspector'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
const s = new inspector.Session(); s.connect()
s.post('Profiler.enable'); s.post('Profiler.setSamplingInterval',{interval:500}); s.post('Profiler.start')
afterAll(() => { s.post('Profiler.stop', (e, r) => { mkdirSync('/tmp/h6prof',{recursive:true}); writeFileSync('/tmp/h6prof/p.cpuprofile', JSON.stringify(r.profile)) }) })
