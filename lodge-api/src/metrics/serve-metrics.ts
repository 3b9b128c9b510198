import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import type { Lodge } from '../lodge.ts'
import { addMetrics } from './create-metrics.ts'

export type MetricsServer = { port: number; stop: () => Promise<void> }

/** Serves `GET /metrics` in Prometheus's format on a port of its own, at `METRICS_HOST`. 503 if the database does not respond. */
export async function serveMetrics(lodge: Lodge, port: number): Promise<MetricsServer> {
  const registry = new Registry()
  const stopCounting = addMetrics(registry, lodge)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        lodge.log.warn({ err: error }, 'the metrics could not be read')
        response.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, lodge.config.metricsHost, resolve)
  })
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: async () => {
      stopCounting()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
