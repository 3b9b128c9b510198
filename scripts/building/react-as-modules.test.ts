import { describe, expect, it } from 'vitest'
import { asModule } from './react-as-modules.ts'

const PUBLISHED = `/** @license */
"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function draw() {
  return React.useState(exports.version);
}
exports.version = "1";
exports.draw = function (what) {
  exports.version;
  return draw(what);
};
`

describe('React as ES modules', () => {
  it('W-04 says the same with imports and exports', () => {
    expect(asModule('react-dom', PUBLISHED)).toBe(`import * as self$ from "react-dom"
import * as Scheduler from "scheduler"
import * as React from "react"
/** @license */
"use strict";

function draw() {
  return React.useState(exported$version);
}
var exported$version = "1";
var exported$draw = function (what) {
  exported$version;
  return draw(what);
};

export { self$ as default, exported$version as version, exported$draw as draw }
`)
  })

  it.each([
    ['exports nothing by name', 'module.exports = 1;'],
    ['requires something later', 'exports.a = 1;\nfunction b() { return require("c"); }'],
    ['hands its exports on', 'exports.a = 1;\nassign(exports);'],
  ])('W-04 stops the build when a file %s', (_, code) => {
    expect(() => asModule('react', code)).toThrow('react is published in another shape')
  })
})
